// Original file: protos/authority/v1/authority.proto


export interface ForgetRequest {
  'receiptIds'?: (string)[];
}

export interface ForgetRequest__Output {
  'receiptIds': (string)[];
}
