// Original file: protos/signer/v1/signer.proto


export interface SetPasswordResponse {
}

export interface SetPasswordResponse__Output {
}
