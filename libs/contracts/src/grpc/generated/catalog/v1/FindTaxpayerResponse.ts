// Original file: protos/catalog/v1/catalog.proto


export interface FindTaxpayerResponse {
  'taxpayerId'?: (string);
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

export interface FindTaxpayerResponse__Output {
  'taxpayerId': (string);
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
