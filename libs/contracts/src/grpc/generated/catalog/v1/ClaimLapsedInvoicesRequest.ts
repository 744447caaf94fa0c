// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of ClaimLapsedInvoices.
 */
export interface ClaimLapsedInvoicesRequest {
}

/**
 * The request of ClaimLapsedInvoices.
 */
export interface ClaimLapsedInvoicesRequest__Output {
}
