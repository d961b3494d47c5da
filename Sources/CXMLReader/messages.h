#ifndef MESSAGES_H
#define MESSAGES_H

#include <stdbool.h>

/// What an error of libxml2 means, as a part of a sentence that never repeats the document.
///
/// `is_ending` says whether it is found at the end of the file.
const char *cxml_message(int code, bool is_ending);

#endif
