// Original file: protos/issuance/v1/issuance.proto


export interface PurgeSandboxResponse {
  'deleted'?: (number);
}

export interface PurgeSandboxResponse__Output {
  'deleted': (number);
}
