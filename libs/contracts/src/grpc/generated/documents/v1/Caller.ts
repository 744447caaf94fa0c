// Original file: protos/documents/v1/documents.proto

import type { Mode as _documents_v1_Mode, Mode__Output as _documents_v1_Mode__Output } from '../../documents/v1/Mode.ts';

/**
 * The data that a call reaches.
 */
export interface Caller {
  /**
   * The workspace: a UUID in lower case. Required.
   */
  'workspaceId'?: (string);
  /**
   * The mode: sandbox or production. Required.
   */
  'mode'?: (_documents_v1_Mode);
}

/**
 * The data that a call reaches.
 */
export interface Caller__Output {
  /**
   * The workspace: a UUID in lower case. Required.
   */
  'workspaceId': (string);
  /**
   * The mode: sandbox or production. Required.
   */
  'mode': (_documents_v1_Mode__Output);
}
