// Original file: protos/catalog/v1/catalog.proto


export interface FixRegistryNumberResponse {
  /**
   * The taxpayer has the series that was named. Without it nothing marks it.
   */
  'seriesFound'?: (boolean);
}

export interface FixRegistryNumberResponse__Output {
  /**
   * The taxpayer has the series that was named. Without it nothing marks it.
   */
  'seriesFound': (boolean);
}
