// Original file: protos/catalog/v1/catalog.proto


export interface ConcludeTaxpayerDeletionResponse {
}

export interface ConcludeTaxpayerDeletionResponse__Output {
}
