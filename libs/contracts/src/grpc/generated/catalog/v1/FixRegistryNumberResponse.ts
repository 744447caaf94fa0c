// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of FixRegistryNumber.
 */
export interface FixRegistryNumberResponse {
  /**
   * Whether the named series exists; otherwise it is not marked.
   */
  'seriesFound'?: (boolean);
}

/**
 * The answer of FixRegistryNumber.
 */
export interface FixRegistryNumberResponse__Output {
  /**
   * Whether the named series exists; otherwise it is not marked.
   */
  'seriesFound': (boolean);
}
