// Original file: protos/issuance/v1/issuance.proto


export interface Milestone {
  'status'?: (string);
  'at'?: (string);
  'detail'?: (string);
}

export interface Milestone__Output {
  'status': (string);
  'at': (string);
  'detail': (string);
}
