// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of ClaimDeletedTaxpayers.
 */
export interface ClaimDeletedTaxpayersRequest {
}

/**
 * The request of ClaimDeletedTaxpayers.
 */
export interface ClaimDeletedTaxpayersRequest__Output {
}
