// Original file: protos/authority/v1/authority.proto

import type { Message as _authority_v1_Message, Message__Output as _authority_v1_Message__Output } from '../../authority/v1/Message.ts';

/**
 * The answer of the consultation service.
 */
export interface ConsultDocumentResponse {
  /**
   * AUTHORIZED | NOT_AUTHORIZED | CANCELLATION_PENDING | CANCELLED, or empty.
   */
  'state'?: (string);
  /**
   * The state in the authority's words, or empty.
   */
  'written'?: (string);
  /**
   * The reasons of an empty state: unknown, or outside the dates of the service.
   */
  'messages'?: (_authority_v1_Message)[];
  /**
   * Whether the bundled simulator answered.
   */
  'simulated'?: (boolean);
}

/**
 * The answer of the consultation service.
 */
export interface ConsultDocumentResponse__Output {
  /**
   * AUTHORIZED | NOT_AUTHORIZED | CANCELLATION_PENDING | CANCELLED, or empty.
   */
  'state': (string);
  /**
   * The state in the authority's words, or empty.
   */
  'written': (string);
  /**
   * The reasons of an empty state: unknown, or outside the dates of the service.
   */
  'messages': (_authority_v1_Message__Output)[];
  /**
   * Whether the bundled simulator answered.
   */
  'simulated': (boolean);
}
