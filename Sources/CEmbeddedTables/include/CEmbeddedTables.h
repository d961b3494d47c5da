#ifndef CEMBEDDEDTABLES_H
#define CEMBEDDEDTABLES_H

#include <stddef.h>
#include <stdint.h>

/// A table that was put into the program when it was built. The bytes live as long as the program.
typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t count;
} EmbeddedTable;

EmbeddedTable embedded_us_zip(void);
EmbeddedTable embedded_countries(void);
EmbeddedTable embedded_folding(void);

#endif
