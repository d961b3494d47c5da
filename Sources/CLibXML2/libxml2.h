// Nothing imports this module: it is there for what pkg-config says of compiling and linking.
// libxml2's own headers bring those of the system's ICU, which no Swift file may see beside
// Foundation's.
