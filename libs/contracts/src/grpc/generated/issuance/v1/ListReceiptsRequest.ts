// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

export interface ListReceiptsRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'taxpayerRuc'?: (string);
  /**
   * Empty for all kinds.
   */
  'documentType'?: (string);
  'status'?: (string);
  'from'?: (string);
  'to'?: (string);
  'devReference'?: (string);
  'customerIdentification'?: (string);
  'page'?: (number);
  'limit'?: (number);
  'cursor'?: (string);
}

export interface ListReceiptsRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'taxpayerRuc': (string);
  /**
   * Empty for all kinds.
   */
  'documentType': (string);
  'status': (string);
  'from': (string);
  'to': (string);
  'devReference': (string);
  'customerIdentification': (string);
  'page': (number);
  'limit': (number);
  'cursor': (string);
}
