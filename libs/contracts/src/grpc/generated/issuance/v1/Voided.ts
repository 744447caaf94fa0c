// Original file: protos/issuance/v1/issuance.proto


export interface Voided {
  'at'?: (string);
  'reason'?: (string);
}

export interface Voided__Output {
  'at': (string);
  'reason': (string);
}
