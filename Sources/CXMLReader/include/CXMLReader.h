#ifndef CXMLREADER_H
#define CXMLREADER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A parser of XML that is handed the document piece by piece, and calls back for each element and
/// each piece of text. It reads nothing but what it is handed, and holds no more than a tag.
typedef struct CXMLReader CXMLReader;

/// Bytes of UTF-8; valid during the call only.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
} CXMLText;

/// What is called back, with the context that the parser was made with.
typedef struct {
  /// An element begins: its name without a prefix, and the namespace's URI; empty for none.
  void (*_Nonnull start)(void *_Nonnull context, CXMLText name, CXMLText space);
  /// The element ends that was begun last.
  void (*_Nonnull end)(void *_Nonnull context);
  /// A piece of the text of the element that is open, without references.
  void (*_Nonnull text)(void *_Nonnull context, CXMLText text);
} CXMLHandlers;

/// What ended the reading before the end of the document.
typedef enum : int {
  CXMLProblemNone,
  CXMLProblemMalformed,
  CXMLProblemLimit,
  CXMLProblemDocumentType,
} CXMLProblem;

CXMLReader *_Nullable cxml_create(CXMLHandlers handlers, void *_Nonnull context);
void cxml_free(CXMLReader *_Nonnull reader);

/// Reads a piece. Pieces of 16 KiB are best; those of any length give the same.
///
/// Returns whether the document may go on: false once there is a problem.
bool cxml_read(CXMLReader *_Nonnull reader, const uint8_t *_Nullable bytes, size_t count);

/// Ends the document.
void cxml_end(CXMLReader *_Nonnull reader);

/// The line of the document, from 1, that is read.
long cxml_line(const CXMLReader *_Nonnull reader);

/// In `start`: the line on which the element's tag begins.
long cxml_tag_line(const CXMLReader *_Nonnull reader);

/// In `start`: the value of an attribute without a prefix; empty where there is none.
CXMLText cxml_attribute(const CXMLReader *_Nonnull reader, const char *_Nonnull name);

/// What ended the reading; `CXMLProblemNone` while nothing has.
CXMLProblem cxml_problem(const CXMLReader *_Nonnull reader);

/// What ended the reading, as a part of a sentence that never repeats the document.
const char *_Nonnull cxml_problem_message(const CXMLReader *_Nonnull reader);

/// Where the problem is, from 1; 0 where that is not known.
long cxml_problem_line(const CXMLReader *_Nonnull reader);
long cxml_problem_column(const CXMLReader *_Nonnull reader);

/// The name in the DOCTYPE that ended the reading; empty where there was none.
CXMLText cxml_document_type(const CXMLReader *_Nonnull reader);

#endif
