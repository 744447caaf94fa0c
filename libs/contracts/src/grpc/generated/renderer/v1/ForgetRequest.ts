// Original file: protos/renderer/v1/renderer.proto


export interface ForgetRequest {
  'receiptIds'?: (string)[];
}

export interface ForgetRequest__Output {
  'receiptIds': (string)[];
}
