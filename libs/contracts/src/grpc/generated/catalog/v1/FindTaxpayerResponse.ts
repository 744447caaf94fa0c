// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of FindTaxpayer.
 */
export interface FindTaxpayerResponse {
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * Whether it is the test taxpayer of the workspace.
   */
  'testTaxpayer'?: (boolean);
  /**
   * FixRegistryNumber is not needed again.
   */
  'numberFixed'?: (boolean);
  /**
   * See IssuingProfile.
   */
  'certificateId'?: (string);
  /**
   * It has a certificate or live receipts: test keys cannot change it.
   */
  'inProduction'?: (boolean);
}

/**
 * The answer of FindTaxpayer.
 */
export interface FindTaxpayerResponse__Output {
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * Whether it is the test taxpayer of the workspace.
   */
  'testTaxpayer': (boolean);
  /**
   * FixRegistryNumber is not needed again.
   */
  'numberFixed': (boolean);
  /**
   * See IssuingProfile.
   */
  'certificateId': (string);
  /**
   * It has a certificate or live receipts: test keys cannot change it.
   */
  'inProduction': (boolean);
}
