// Original file: protos/catalog/v1/catalog.proto


export interface FixRegistryNumberResponse {
}

export interface FixRegistryNumberResponse__Output {
}
