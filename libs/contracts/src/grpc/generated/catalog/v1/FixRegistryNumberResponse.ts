// Original file: protos/catalog/v1/catalog.proto


export interface FixRegistryNumberResponse {
  /**
   * Whether the named series exists; otherwise it is not marked.
   */
  'seriesFound'?: (boolean);
}

export interface FixRegistryNumberResponse__Output {
  /**
   * Whether the named series exists; otherwise it is not marked.
   */
  'seriesFound': (boolean);
}
