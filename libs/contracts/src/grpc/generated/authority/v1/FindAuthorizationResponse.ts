// Original file: protos/authority/v1/authority.proto

import type { Status as _authority_v1_Status, Status__Output as _authority_v1_Status__Output } from '../../authority/v1/Status.ts';
import type { Message as _authority_v1_Message, Message__Output as _authority_v1_Message__Output } from '../../authority/v1/Message.ts';

export interface FindAuthorizationResponse {
  'status'?: (_authority_v1_Status);
  /**
   * Empty unless authorized.
   */
  'number'?: (string);
  /**
   * The authority's own date, as it wrote it ("2026-11-21T10:04:07-05:00"); empty where there is none.
   */
  'at'?: (string);
  /**
   * PRUEBAS | PRODUCCIÓN; empty where nothing was found.
   */
  'environment'?: (string);
  /**
   * The document as the authority has it; empty unless authorized.
   */
  'document'?: (string);
  'messages'?: (_authority_v1_Message)[];
  /**
   * Whether the answer is that of the bundled simulator.
   */
  'simulated'?: (boolean);
  /**
   * The document asked about is not the one that the authority has authorized under its access key.
   */
  'otherDocument'?: (boolean);
}

export interface FindAuthorizationResponse__Output {
  'status': (_authority_v1_Status__Output);
  /**
   * Empty unless authorized.
   */
  'number': (string);
  /**
   * The authority's own date, as it wrote it ("2026-11-21T10:04:07-05:00"); empty where there is none.
   */
  'at': (string);
  /**
   * PRUEBAS | PRODUCCIÓN; empty where nothing was found.
   */
  'environment': (string);
  /**
   * The document as the authority has it; empty unless authorized.
   */
  'document': (string);
  'messages': (_authority_v1_Message__Output)[];
  /**
   * Whether the answer is that of the bundled simulator.
   */
  'simulated': (boolean);
  /**
   * The document asked about is not the one that the authority has authorized under its access key.
   */
  'otherDocument': (boolean);
}
