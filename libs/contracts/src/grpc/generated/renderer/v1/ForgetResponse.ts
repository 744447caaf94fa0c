// Original file: protos/renderer/v1/renderer.proto


export interface ForgetResponse {
  'forgotten'?: (number);
}

export interface ForgetResponse__Output {
  'forgotten': (number);
}
