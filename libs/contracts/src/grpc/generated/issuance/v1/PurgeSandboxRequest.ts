// Original file: protos/issuance/v1/issuance.proto


export interface PurgeSandboxRequest {
}

export interface PurgeSandboxRequest__Output {
}
