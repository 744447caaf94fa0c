// Original file: protos/authority/v1/authority.proto


export interface ForgetResponse {
  'forgotten'?: (number);
}

export interface ForgetResponse__Output {
  'forgotten': (number);
}
