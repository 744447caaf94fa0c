// Original file: protos/signer/v1/signer.proto

import type { SignRequest as _signer_v1_SignRequest, SignRequest__Output as _signer_v1_SignRequest__Output } from '../../signer/v1/SignRequest.ts';

/**
 * The request of SignDocuments.
 */
export interface SignDocumentsRequest {
  /**
   * The documents, at most 64.
   */
  'documents'?: (_signer_v1_SignRequest)[];
}

/**
 * The request of SignDocuments.
 */
export interface SignDocumentsRequest__Output {
  /**
   * The documents, at most 64.
   */
  'documents': (_signer_v1_SignRequest__Output)[];
}
