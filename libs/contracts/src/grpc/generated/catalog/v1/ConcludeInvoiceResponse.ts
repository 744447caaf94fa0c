// Original file: protos/catalog/v1/catalog.proto


export interface ConcludeInvoiceResponse {
}

export interface ConcludeInvoiceResponse__Output {
}
