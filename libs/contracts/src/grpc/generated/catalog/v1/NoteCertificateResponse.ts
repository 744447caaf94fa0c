// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of NoteCertificate.
 */
export interface NoteCertificateResponse {
}

/**
 * The answer of NoteCertificate.
 */
export interface NoteCertificateResponse__Output {
}
