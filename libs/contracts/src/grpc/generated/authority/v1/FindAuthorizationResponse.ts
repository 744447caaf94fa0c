// Original file: protos/authority/v1/authority.proto

import type { Status as _authority_v1_Status, Status__Output as _authority_v1_Status__Output } from '../../authority/v1/Status.ts';
import type { Message as _authority_v1_Message, Message__Output as _authority_v1_Message__Output } from '../../authority/v1/Message.ts';

/**
 * The authority's answer.
 */
export interface FindAuthorizationResponse {
  /**
   * The status of the document.
   */
  'status'?: (_authority_v1_Status);
  /**
   * The authorization number; empty unless authorized.
   */
  'number'?: (string);
  /**
   * The authority's own date ("2026-11-21T10:04:07-05:00"), or empty.
   */
  'at'?: (string);
  /**
   * PRUEBAS | PRODUCCIÓN, or empty.
   */
  'environment'?: (string);
  /**
   * The authority's document; empty unless authorized.
   */
  'document'?: (string);
  /**
   * The authority's messages.
   */
  'messages'?: (_authority_v1_Message)[];
  /**
   * Whether the bundled simulator answered.
   */
  'simulated'?: (boolean);
  /**
   * The authority has authorized another document under the access key.
   */
  'otherDocument'?: (boolean);
}

/**
 * The authority's answer.
 */
export interface FindAuthorizationResponse__Output {
  /**
   * The status of the document.
   */
  'status': (_authority_v1_Status__Output);
  /**
   * The authorization number; empty unless authorized.
   */
  'number': (string);
  /**
   * The authority's own date ("2026-11-21T10:04:07-05:00"), or empty.
   */
  'at': (string);
  /**
   * PRUEBAS | PRODUCCIÓN, or empty.
   */
  'environment': (string);
  /**
   * The authority's document; empty unless authorized.
   */
  'document': (string);
  /**
   * The authority's messages.
   */
  'messages': (_authority_v1_Message__Output)[];
  /**
   * Whether the bundled simulator answered.
   */
  'simulated': (boolean);
  /**
   * The authority has authorized another document under the access key.
   */
  'otherDocument': (boolean);
}
