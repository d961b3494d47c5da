// The push parser of libxml2 with callbacks of its own: no tree, no DTD, no entity but XML's five,
// and nothing is opened. No header of libxml2 is seen outside this folder.

#include "CXMLReader.h"
#include "messages.h"

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
  // Past these libxml2's work is no longer in proportion to the document's length: it compares
  // every attribute of a tag with all others, and every prefix with all namespaces in scope.
  longest_tag = 64 << 10,
  most_namespaces = 256,
  // A comment is held until it ends, and so is a CDATA section by libxml2 2.11 and later, which
  // ends a document when it holds 10 MB.
  longest_comment = 1 << 20,
  longest_cdata = 8 << 20,
  // All different names together: they are never forgotten.
  most_name_bytes = 8 << 20,
  deepest = 256,
  // What libxml2 2.9 hands out a call while a CDATA section is open.
  cdata_piece = 300,
  // libxml2 looks at some of them, each time through all that it has seen.
  most_instructions = 64,
  longest_name = 64,
};

struct CXMLReader {
  xmlParserCtxtPtr parser;
  CXMLHandlers handlers;
  void *context;

  // Of the element that is being started.
  const xmlChar **attributes;
  int attribute_count;

  size_t depth;
  bool has_root;
  bool is_ending;
  unsigned namespace_count;
  uint16_t namespaces[deepest];

  // Processing instructions outside the root.
  unsigned instruction_count;

  // Whether the last thing that was read is text of a CDATA section.
  bool in_cdata;

  // Whether a piece holds bytes that are not of the declared character set.
  bool is_miscoded;

  CXMLProblem problem;
  const char *message;
  long problem_line;
  long problem_column;
  char document_type[longest_name];
};

static CXMLText text_of(const xmlChar *text) {
  return (CXMLText){text, text ? strlen((const char *)text) : 0};
}

// MARK: Problems

// Nothing more is called back. Stopping libxml2 frees its input, which must not be in use: so it is
// done from callbacks and between pieces, and not where libxml2 itself has found the problem.
static void note(CXMLReader *reader, CXMLProblem problem, const char *message) {
  if (reader->problem != CXMLProblemNone) return;
  reader->problem = problem;
  reader->message = message;
  const xmlParserInput *input = reader->parser->input;
  reader->problem_line = input ? input->line : 0;
  reader->problem_column = input ? input->col : 0;
}

static void stop(CXMLReader *reader, CXMLProblem problem, const char *message) {
  note(reader, problem, message);
  xmlStopParser(reader->parser);
}

static const char *message_of(const CXMLReader *reader, int code) {
  if (reader->has_root && reader->depth == 0) {
    return "something stands behind the end of the document";
  }
  // A short document is parsed at its end only: what is wrong may stand far before that.
  const xmlParserInput *input = reader->parser->input;
  const bool is_before_end =
      code == XML_ERR_NAME_REQUIRED && input && input->end - input->cur > 1;
  return cxml_message(code, reader->is_ending && !is_before_end);
}

#if LIBXML_VERSION >= 21200
static void on_error(void *user, const xmlError *error) {
#else
static void on_error(void *user, xmlErrorPtr error) {
#endif
  CXMLReader *reader = user;
  if (!error || reader->problem != CXMLProblemNone) return;
  if (error->code == XML_I18N_CONV_FAILED) {
    // What stands before it comes first.
    reader->is_miscoded = true;
    return;
  }
  // Namespaces without a declaration and the like are no reason to stop.
  if (error->level < XML_ERR_FATAL) return;
  note(reader, CXMLProblemMalformed, message_of(reader, error->code));
  if (error->line > 0) {
    reader->problem_line = error->line;
    reader->problem_column = error->int2;
  }
}

// MARK: What libxml2 calls

static void on_start(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                     int namespace_count, const xmlChar **namespaces, int attribute_count,
                     int defaulted_count, const xmlChar **attributes) {
  (void)prefix, (void)namespaces, (void)defaulted_count;
  CXMLReader *reader = user;
  if (reader->problem != CXMLProblemNone) return;
  if (reader->depth == deepest) {
    stop(reader, CXMLProblemLimit, "more than 256 elements are open");
    return;
  }
  reader->namespace_count += (unsigned)namespace_count;
  if (reader->namespace_count > most_namespaces) {
    stop(reader, CXMLProblemLimit, "more than 256 namespaces are declared");
    return;
  }
  reader->has_root = true;
  reader->namespaces[reader->depth++] = (uint16_t)namespace_count;
  reader->in_cdata = false;
  reader->attributes = attributes;
  reader->attribute_count = attribute_count;
  reader->handlers.start(reader->context, text_of(name), text_of(uri));
  reader->attribute_count = 0;
}

static void on_end(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)name, (void)prefix, (void)uri;
  CXMLReader *reader = user;
  if (reader->problem != CXMLProblemNone || reader->depth == 0) return;
  reader->namespace_count -= reader->namespaces[--reader->depth];
  reader->in_cdata = false;
  reader->handlers.end(reader->context);
}

static void on_text(void *user, const xmlChar *text, int count) {
  CXMLReader *reader = user;
  if (reader->problem != CXMLProblemNone || count <= 0) return;
  reader->in_cdata = false;
  reader->handlers.text(reader->context, (CXMLText){text, (size_t)count});
}

static void on_cdata(void *user, const xmlChar *text, int count) {
  CXMLReader *reader = user;
  if (reader->problem != CXMLProblemNone || count <= 0) return;
  reader->in_cdata = true;
  reader->handlers.text(reader->context, (CXMLText){text, (size_t)count});
}

static void on_instruction(void *user, const xmlChar *target, const xmlChar *data) {
  (void)target, (void)data;
  CXMLReader *reader = user;
  if (reader->problem != CXMLProblemNone || reader->depth > 0) return;
  if (++reader->instruction_count <= most_instructions) return;
  stop(reader, CXMLProblemLimit, "more than 64 processing instructions stand outside the root");
}

static void on_document_type(void *user, const xmlChar *name, const xmlChar *external,
                             const xmlChar *system) {
  (void)external, (void)system;
  CXMLReader *reader = user;
  const CXMLText text = text_of(name);
  const size_t count = text.count < longest_name ? text.count : longest_name - 1;
  if (count > 0) memcpy(reader->document_type, text.bytes, count);
  stop(reader, CXMLProblemDocumentType,
       "it has a DOCTYPE, which no contacts file needs and which is not read");
}

static xmlParserInputPtr refuse_entity(void *user, const xmlChar *public, const xmlChar *system) {
  (void)user, (void)public, (void)system;
  return NULL;
}

// MARK: Life

CXMLReader *cxml_create(CXMLHandlers handlers, void *context) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, xmlInitParser);
  CXMLReader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->handlers = handlers;
  reader->context = context;
  reader->message = "";
  xmlSAXHandler sax = {
      .initialized = XML_SAX2_MAGIC,
      .startElementNs = on_start,
      .endElementNs = on_end,
      .characters = on_text,
      .ignorableWhitespace = on_text,
      .cdataBlock = on_cdata,
      .processingInstruction = on_instruction,
      .internalSubset = on_document_type,
      .resolveEntity = refuse_entity,
      .serror = on_error,
  };
  reader->parser = xmlCreatePushParserCtxt(&sax, reader, NULL, 0, NULL);
  if (!reader->parser) {
    free(reader);
    return NULL;
  }
  int options = XML_PARSE_NONET;
#if LIBXML_VERSION >= 21300
  options |= XML_PARSE_NO_XXE;
#endif
  xmlCtxtUseOptions(reader->parser, options);
  return reader;
}

void cxml_free(CXMLReader *reader) {
  xmlFreeParserCtxt(reader->parser);
  free(reader);
}

// MARK: Reading

static void push(CXMLReader *reader, const uint8_t *bytes, size_t count, bool is_end) {
  const bool was_miscoded = reader->is_miscoded;
#if LIBXML_VERSION < 21300
  // What these versions say of character sets goes to the thread's handler, which is somebody
  // else's before and after; without one it is printed.
  const xmlStructuredErrorFunc handler = xmlStructuredError;
  void *context = xmlStructuredErrorContext;
  xmlSetStructuredErrorFunc(reader, on_error);
  xmlParseChunk(reader->parser, (const char *)bytes, (int)count, is_end);
  xmlSetStructuredErrorFunc(context, handler);
#else
  xmlParseChunk(reader->parser, (const char *)bytes, (int)count, is_end);
#endif
  if (!reader->is_miscoded || was_miscoded) return;
  push(reader, NULL, 0, false);
  stop(reader, CXMLProblemMalformed, message_of(reader, XML_ERR_INVALID_ENCODING));
}

static size_t waiting(const CXMLReader *reader) {
  const xmlParserInput *input = reader->parser->input;
  return input ? (size_t)(input->end - input->cur) : 0;
}

// Has libxml2 hand out what it holds of an open CDATA section. It searches all of that for the
// section's end at each call, so that much of it would take time that grows with the square.
static void drain(CXMLReader *reader) {
  while (reader->problem == CXMLProblemNone && reader->in_cdata) {
    const size_t before = waiting(reader);
    if (before <= 2 * cdata_piece) return;
    push(reader, NULL, 0, false);
    if (waiting(reader) >= before) return;
  }
}

static void check_limits(CXMLReader *reader) {
  if (reader->problem != CXMLProblemNone) return;
  if (xmlDictGetUsage(reader->parser->dict) > most_name_bytes) {
    stop(reader, CXMLProblemLimit, "there are more than 8 MiB of different names");
    return;
  }
  const size_t count = waiting(reader);
  if (count <= longest_tag) return;
  const xmlChar *next = reader->parser->input->cur;
  if (memcmp(next, "<!--", 4) == 0) {
    if (count > longest_comment) stop(reader, CXMLProblemLimit, "a comment is longer than 1 MiB");
  } else if (memcmp(next, "<![CDATA[", 9) == 0) {
    if (count > longest_cdata) stop(reader, CXMLProblemLimit, "a CDATA section is longer than 8 MiB");
  } else if (*next == '&') {
    stop(reader, CXMLProblemMalformed, message_of(reader, XML_ERR_ENTITYREF_NO_NAME));
  } else {
    stop(reader, CXMLProblemLimit, "a tag is longer than 64 KiB");
  }
}

bool cxml_read(CXMLReader *reader, const uint8_t *bytes, size_t count) {
  while (count > 0 && reader->problem == CXMLProblemNone) {
    size_t length = reader->in_cdata ? cdata_piece : longest_tag;
    if (length > count) length = count;
    push(reader, bytes, length, false);
    bytes += length;
    count -= length;
    drain(reader);
    check_limits(reader);
  }
  return reader->problem == CXMLProblemNone;
}

void cxml_end(CXMLReader *reader) {
  reader->is_ending = true;
  if (reader->problem == CXMLProblemNone) push(reader, NULL, 0, true);
}

long cxml_line(const CXMLReader *reader) {
  const xmlParserInput *input = reader->parser->input;
  return input ? input->line : 1;
}

long cxml_tag_line(const CXMLReader *reader) {
  const xmlParserInput *input = reader->parser->input;
  if (!input) return 1;
  long line = input->line;
  // The parser stands at the end of the tag, in which no other < can be.
  for (const xmlChar *at = input->cur; at > input->base && *--at != '<';) line -= *at == '\n';
  return line;
}

CXMLText cxml_attribute(const CXMLReader *reader, const char *name) {
  for (int index = 0; index < reader->attribute_count; index++) {
    // Name, prefix, namespace, where the value begins, and where it ends.
    const xmlChar **attribute = reader->attributes + 5 * index;
    if (!attribute[1] && strcmp((const char *)attribute[0], name) == 0) {
      return (CXMLText){attribute[3], (size_t)(attribute[4] - attribute[3])};
    }
  }
  return (CXMLText){NULL, 0};
}

CXMLProblem cxml_problem(const CXMLReader *reader) { return reader->problem; }

const char *cxml_problem_message(const CXMLReader *reader) { return reader->message; }

long cxml_problem_line(const CXMLReader *reader) { return reader->problem_line; }

long cxml_problem_column(const CXMLReader *reader) { return reader->problem_column; }

CXMLText cxml_document_type(const CXMLReader *reader) {
  return text_of((const xmlChar *)reader->document_type);
}
