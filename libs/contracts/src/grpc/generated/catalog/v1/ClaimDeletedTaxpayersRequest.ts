// Original file: protos/catalog/v1/catalog.proto


export interface ClaimDeletedTaxpayersRequest {
}

export interface ClaimDeletedTaxpayersRequest__Output {
}
