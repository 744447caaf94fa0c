// Original file: protos/catalog/v1/catalog.proto


export interface NoteCertificateResponse {
}

export interface NoteCertificateResponse__Output {
}
