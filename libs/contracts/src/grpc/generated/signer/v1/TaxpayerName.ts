// Original file: protos/signer/v1/signer.proto


export interface TaxpayerName {
  'taxpayerId'?: (string);
  'ruc'?: (string);
}

export interface TaxpayerName__Output {
  'taxpayerId': (string);
  'ruc': (string);
}
