// Original file: protos/documents/v1/receipt.proto

import type { Struct as _google_protobuf_Struct, Struct__Output as _google_protobuf_Struct__Output } from '../../google/protobuf/Struct.ts';

/**
 * A status that the receipt has reached.
 */
export interface Milestone {
  /**
   * The new status. For example DRAFT.
   */
  'status'?: (string);
  /**
   * When it reached it: RFC 3339 in UTC. For example 2026-11-21T15:04:07.000Z.
   */
  'at'?: (string);
  /**
   * The reason if the status is ERROR; the recipients without mail if it is COMPLETED. In the language of
   * Accept-Language; webhooks have it in English.
   */
  'detail'?: (string);
  /**
   * The code of the detail. For example ISS_60002.
   */
  'code'?: (string);
  /**
   * The facts of the sentence; left out if there are none.
   */
  'params'?: (_google_protobuf_Struct | null);
  '_detail'?: "detail";
  '_code'?: "code";
}

/**
 * A status that the receipt has reached.
 */
export interface Milestone__Output {
  /**
   * The new status. For example DRAFT.
   */
  'status': (string);
  /**
   * When it reached it: RFC 3339 in UTC. For example 2026-11-21T15:04:07.000Z.
   */
  'at': (string);
  /**
   * The reason if the status is ERROR; the recipients without mail if it is COMPLETED. In the language of
   * Accept-Language; webhooks have it in English.
   */
  'detail'?: (string);
  /**
   * The code of the detail. For example ISS_60002.
   */
  'code'?: (string);
  /**
   * The facts of the sentence; left out if there are none.
   */
  'params': (_google_protobuf_Struct__Output | null);
  '_detail'?: "detail";
  '_code'?: "code";
}
