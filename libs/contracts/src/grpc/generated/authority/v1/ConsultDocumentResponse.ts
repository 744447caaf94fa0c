// Original file: protos/authority/v1/authority.proto

import type { Message as _authority_v1_Message, Message__Output as _authority_v1_Message__Output } from '../../authority/v1/Message.ts';

export interface ConsultDocumentResponse {
  /**
   * AUTHORIZED | NOT_AUTHORIZED | CANCELLATION_PENDING | CANCELLED. Empty where the answer holds none of them.
   */
  'state'?: (string);
  /**
   * The state as the authority wrote it; empty where it gave none.
   */
  'written'?: (string);
  /**
   * Why it gives no state: unknown, or out of the dates it answers for.
   */
  'messages'?: (_authority_v1_Message)[];
  /**
   * Whether the answer is that of the bundled simulator.
   */
  'simulated'?: (boolean);
}

export interface ConsultDocumentResponse__Output {
  /**
   * AUTHORIZED | NOT_AUTHORIZED | CANCELLATION_PENDING | CANCELLED. Empty where the answer holds none of them.
   */
  'state': (string);
  /**
   * The state as the authority wrote it; empty where it gave none.
   */
  'written': (string);
  /**
   * Why it gives no state: unknown, or out of the dates it answers for.
   */
  'messages': (_authority_v1_Message__Output)[];
  /**
   * Whether the answer is that of the bundled simulator.
   */
  'simulated': (boolean);
}
