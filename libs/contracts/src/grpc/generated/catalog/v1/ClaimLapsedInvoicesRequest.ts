// Original file: protos/catalog/v1/catalog.proto


export interface ClaimLapsedInvoicesRequest {
}

export interface ClaimLapsedInvoicesRequest__Output {
}
