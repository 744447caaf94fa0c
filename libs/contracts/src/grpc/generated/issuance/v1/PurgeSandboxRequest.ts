// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of PurgeSandbox.
 */
export interface PurgeSandboxRequest {
  /**
   * Deletes all final sandbox receipts of this workspace, whatever their age; of every workspace without it.
   */
  'caller'?: (_issuance_v1_Caller | null);
}

/**
 * The request of PurgeSandbox.
 */
export interface PurgeSandboxRequest__Output {
  /**
   * Deletes all final sandbox receipts of this workspace, whatever their age; of every workspace without it.
   */
  'caller': (_issuance_v1_Caller__Output | null);
}
