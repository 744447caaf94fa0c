// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of ConcludeTaxpayerDeletion.
 */
export interface ConcludeTaxpayerDeletionResponse {
}

/**
 * The answer of ConcludeTaxpayerDeletion.
 */
export interface ConcludeTaxpayerDeletionResponse__Output {
}
