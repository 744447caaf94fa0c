// Original file: protos/issuance/v1/issuance.proto

import type { Warning as _issuance_v1_Warning, Warning__Output as _issuance_v1_Warning__Output } from '../../issuance/v1/Warning.ts';
import type { SandboxAuthorization as _issuance_v1_SandboxAuthorization, SandboxAuthorization__Output as _issuance_v1_SandboxAuthorization__Output } from '../../issuance/v1/SandboxAuthorization.ts';

export interface CheckAccessKeyResponse {
  /**
   * AUTHORIZED | NOT_AUTHORIZED | CANCELLATION_PENDING | CANCELLED; empty where the authority says nothing.
   */
  'state'?: (string);
  /**
   * When it said so: RFC 3339 in UTC; empty without a state.
   */
  'checkedAt'?: (string);
  'warnings'?: (_issuance_v1_Warning)[];
  /**
   * Set where an authorized sandbox receipt of the caller has the key: only the simulated authority knows such documents.
   */
  'sandbox'?: (_issuance_v1_SandboxAuthorization | null);
}

export interface CheckAccessKeyResponse__Output {
  /**
   * AUTHORIZED | NOT_AUTHORIZED | CANCELLATION_PENDING | CANCELLED; empty where the authority says nothing.
   */
  'state': (string);
  /**
   * When it said so: RFC 3339 in UTC; empty without a state.
   */
  'checkedAt': (string);
  'warnings': (_issuance_v1_Warning__Output)[];
  /**
   * Set where an authorized sandbox receipt of the caller has the key: only the simulated authority knows such documents.
   */
  'sandbox': (_issuance_v1_SandboxAuthorization__Output | null);
}
