// Original file: protos/issuance/v1/issuance.proto

import type { Warning as _issuance_v1_Warning, Warning__Output as _issuance_v1_Warning__Output } from '../../issuance/v1/Warning.ts';
import type { SandboxAuthorization as _issuance_v1_SandboxAuthorization, SandboxAuthorization__Output as _issuance_v1_SandboxAuthorization__Output } from '../../issuance/v1/SandboxAuthorization.ts';

/**
 * The state of the document.
 */
export interface CheckAccessKeyResponse {
  /**
   * AUTHORIZED | NOT_AUTHORIZED | CANCELLATION_PENDING | CANCELLED, or empty.
   */
  'state'?: (string);
  /**
   * The time of the state: RFC 3339 in UTC, or empty.
   */
  'checkedAt'?: (string);
  /**
   * Remarks that refuse nothing.
   */
  'warnings'?: (_issuance_v1_Warning)[];
  /**
   * Set for an authorized sandbox receipt of the caller: only the simulated authority knows it.
   */
  'sandbox'?: (_issuance_v1_SandboxAuthorization | null);
}

/**
 * The state of the document.
 */
export interface CheckAccessKeyResponse__Output {
  /**
   * AUTHORIZED | NOT_AUTHORIZED | CANCELLATION_PENDING | CANCELLED, or empty.
   */
  'state': (string);
  /**
   * The time of the state: RFC 3339 in UTC, or empty.
   */
  'checkedAt': (string);
  /**
   * Remarks that refuse nothing.
   */
  'warnings': (_issuance_v1_Warning__Output)[];
  /**
   * Set for an authorized sandbox receipt of the caller: only the simulated authority knows it.
   */
  'sandbox': (_issuance_v1_SandboxAuthorization__Output | null);
}
