// Original file: protos/signer/v1/signer.proto

import type { SignRequest as _signer_v1_SignRequest, SignRequest__Output as _signer_v1_SignRequest__Output } from '../../signer/v1/SignRequest.ts';

export interface SignDocumentsRequest {
  'documents'?: (_signer_v1_SignRequest)[];
}

export interface SignDocumentsRequest__Output {
  'documents': (_signer_v1_SignRequest__Output)[];
}
