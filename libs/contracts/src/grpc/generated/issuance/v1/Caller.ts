// Original file: protos/issuance/v1/issuance.proto

import type { Mode as _issuance_v1_Mode, Mode__Output as _issuance_v1_Mode__Output } from '../../issuance/v1/Mode.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * The workspace and the mode of the key or session: every call is confined to both.
 */
export interface Caller {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The sandbox or production.
   */
  'mode'?: (_issuance_v1_Mode);
  /**
   * The API key, whose usage counts; empty for a session.
   */
  'keyId'?: (string);
  /**
   * How far a test clock is ahead, in milliseconds. Without effect in MODE_LIVE. For Issue and PreviewOrder.
   */
  'clockOffsetMs'?: (number | string | Long);
}

/**
 * The workspace and the mode of the key or session: every call is confined to both.
 */
export interface Caller__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The sandbox or production.
   */
  'mode': (_issuance_v1_Mode__Output);
  /**
   * The API key, whose usage counts; empty for a session.
   */
  'keyId': (string);
  /**
   * How far a test clock is ahead, in milliseconds. Without effect in MODE_LIVE. For Issue and PreviewOrder.
   */
  'clockOffsetMs': (string);
}
