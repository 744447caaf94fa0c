// Original file: protos/signer/v1/signer.proto

import type { SignResponse as _signer_v1_SignResponse, SignResponse__Output as _signer_v1_SignResponse__Output } from '../../signer/v1/SignResponse.ts';

/**
 * The answer of SignDocuments.
 */
export interface SignDocumentsResponse {
  /**
   * The documents are in the requested order; an empty xml needs Sign.
   */
  'documents'?: (_signer_v1_SignResponse)[];
}

/**
 * The answer of SignDocuments.
 */
export interface SignDocumentsResponse__Output {
  /**
   * The documents are in the requested order; an empty xml needs Sign.
   */
  'documents': (_signer_v1_SignResponse__Output)[];
}
