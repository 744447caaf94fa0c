// Original file: protos/documents/v1/receipt.proto

import type { Struct as _google_protobuf_Struct, Struct__Output as _google_protobuf_Struct__Output } from '../../google/protobuf/Struct.ts';

/**
 * A message about the document.
 */
export interface AuthorityMessage {
  /**
   * The weight of the message. One of ERROR, WARNING, INFO.
   */
  'type'?: (string);
  /**
   * The authority's number, as text. AUT_00007 if its answer is about another document. ISS_6000x, CTX_1000x or
   * SGN_2000x if something failed before the authority answered. For example 39.
   */
  'code'?: (string);
  /**
   * The facts of the sentence; left out if there are none.
   */
  'params'?: (_google_protobuf_Struct | null);
  /**
   * The authority's own text; for a code of this system the sentence in the language of Accept-Language. For example
   * FIRMA INVALIDA.
   */
  'message'?: (string);
  /**
   * The authority's own detail, or absent.
   */
  'additionalInfo'?: (string);
  '_additionalInfo'?: "additionalInfo";
}

/**
 * A message about the document.
 */
export interface AuthorityMessage__Output {
  /**
   * The weight of the message. One of ERROR, WARNING, INFO.
   */
  'type': (string);
  /**
   * The authority's number, as text. AUT_00007 if its answer is about another document. ISS_6000x, CTX_1000x or
   * SGN_2000x if something failed before the authority answered. For example 39.
   */
  'code': (string);
  /**
   * The facts of the sentence; left out if there are none.
   */
  'params': (_google_protobuf_Struct__Output | null);
  /**
   * The authority's own text; for a code of this system the sentence in the language of Accept-Language. For example
   * FIRMA INVALIDA.
   */
  'message': (string);
  /**
   * The authority's own detail, or absent.
   */
  'additionalInfo'?: (string);
  '_additionalInfo'?: "additionalInfo";
}
