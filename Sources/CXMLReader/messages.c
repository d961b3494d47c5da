// What libxml2's errors mean. Its own messages may repeat what stands in the document.

#include "messages.h"

#include <libxml/xmlerror.h>

const char *cxml_message(int code, bool is_ending) {
  const bool is_reference = code == XML_ERR_ENTITYREF_NO_NAME ||
                            code == XML_ERR_ENTITYREF_SEMICOL_MISSING ||
                            code == XML_ERR_UNDECLARED_ENTITY;
  if (is_ending && !is_reference) return "the file ends before the document does";
  switch (code) {
  case XML_ERR_DOCUMENT_EMPTY:
    return "no element begins here";
  case XML_ERR_TAG_NAME_MISMATCH:
    return "an end tag is not that of the element that is open";
  case XML_ERR_TAG_NOT_FINISHED:
  case XML_ERR_GT_REQUIRED:
  case XML_ERR_SPACE_REQUIRED:
  case XML_ERR_LTSLASH_REQUIRED:
    return "a tag is not complete";
  case XML_ERR_NAME_REQUIRED:
    return "a tag is not complete, or an ampersand is not written as &amp;";
  case XML_ERR_ATTRIBUTE_NOT_STARTED:
  case XML_ERR_ATTRIBUTE_NOT_FINISHED:
  case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
  case XML_ERR_ATTRIBUTE_REDEFINED:
  case XML_ERR_LT_IN_ATTRIBUTE:
    return "an attribute is not written as XML asks for";
  case XML_ERR_UNDECLARED_ENTITY:
  case XML_WAR_UNDECLARED_ENTITY:
    return "an entity is none of the five that XML has";
  case XML_ERR_ENTITYREF_NO_NAME:
  case XML_ERR_ENTITYREF_SEMICOL_MISSING:
    return "an ampersand must be written as &amp;";
  case XML_ERR_INVALID_CHARREF:
  case XML_ERR_INVALID_DEC_CHARREF:
  case XML_ERR_INVALID_HEX_CHARREF:
  case XML_ERR_INVALID_CHAR:
    return "a character is none that XML has, or none of the declared character set";
  case XML_ERR_INVALID_ENCODING:
  case XML_I18N_CONV_FAILED:
    return "the bytes are not of the character set that is declared, or UTF-8 where none is";
  case XML_ERR_UNKNOWN_ENCODING:
  case XML_ERR_UNSUPPORTED_ENCODING:
    return "the character set that is declared is not known";
  case XML_ERR_RESERVED_XML_NAME:
    return "the XML declaration is not at the beginning";
  case XML_ERR_NO_MEMORY:
    return "there is too little memory, or there are too many names";
  default:
    return "it is not well-formed";
  }
}
