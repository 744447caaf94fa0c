// Original file: protos/signer/v1/signer.proto

import type { SignResponse as _signer_v1_SignResponse, SignResponse__Output as _signer_v1_SignResponse__Output } from '../../signer/v1/SignResponse.ts';

export interface SignDocumentsResponse {
  /**
   * In the order asked for; xml is empty where Sign is to be asked.
   */
  'documents'?: (_signer_v1_SignResponse)[];
}

export interface SignDocumentsResponse__Output {
  /**
   * In the order asked for; xml is empty where Sign is to be asked.
   */
  'documents': (_signer_v1_SignResponse__Output)[];
}
