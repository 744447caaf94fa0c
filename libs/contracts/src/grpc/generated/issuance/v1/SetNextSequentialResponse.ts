// Original file: protos/issuance/v1/issuance.proto


export interface SetNextSequentialResponse {
  'establishment'?: (string);
  'emissionPoint'?: (string);
  'next'?: (number);
}

export interface SetNextSequentialResponse__Output {
  'establishment': (string);
  'emissionPoint': (string);
  'next': (number);
}
