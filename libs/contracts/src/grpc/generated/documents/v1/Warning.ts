// Original file: protos/documents/v1/documents.proto

import type { Struct as _google_protobuf_Struct, Struct__Output as _google_protobuf_Struct__Output } from '../../google/protobuf/Struct.ts';

/**
 * A remark that refuses nothing.
 */
export interface Warning {
  /**
   * A code of docs/errors.md.
   */
  'code'?: (string);
  /**
   * The sentence, in English.
   */
  'message'?: (string);
  /**
   * The path of the field in the request; empty for none.
   */
  'path'?: (string);
  /**
   * The facts of the sentence; absent if there are none.
   */
  'params'?: (_google_protobuf_Struct | null);
}

/**
 * A remark that refuses nothing.
 */
export interface Warning__Output {
  /**
   * A code of docs/errors.md.
   */
  'code': (string);
  /**
   * The sentence, in English.
   */
  'message': (string);
  /**
   * The path of the field in the request; empty for none.
   */
  'path': (string);
  /**
   * The facts of the sentence; absent if there are none.
   */
  'params': (_google_protobuf_Struct__Output | null);
}
