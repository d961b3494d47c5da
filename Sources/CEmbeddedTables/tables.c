// The tables are data files of this folder: #embed puts them into the program, and an edit to one
// of them builds this file again. Scripts/build-tables makes them.

#include "CEmbeddedTables.h"


static const _Alignas(16) uint8_t us_zip[] = {
#embed "us-zip.bin" if_empty(0)
};

static const _Alignas(16) uint8_t countries[] = {
#embed "countries.bin" if_empty(0)
};

static const _Alignas(16) uint8_t folding[] = {
#embed "folding.bin" if_empty(0)
};

EmbeddedTable embedded_us_zip(void) { return (EmbeddedTable){us_zip, sizeof us_zip}; }
EmbeddedTable embedded_countries(void) { return (EmbeddedTable){countries, sizeof countries}; }
EmbeddedTable embedded_folding(void) { return (EmbeddedTable){folding, sizeof folding}; }
