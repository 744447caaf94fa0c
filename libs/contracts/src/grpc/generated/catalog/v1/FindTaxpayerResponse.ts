// Original file: protos/catalog/v1/catalog.proto


export interface FindTaxpayerResponse {
  'taxpayerId'?: (string);
  'testTaxpayer'?: (boolean);
  /**
   * FixRegistryNumber was called: it need not be called again.
   */
  'numberFixed'?: (boolean);
  /**
   * As in IssuingProfile.
   */
  'certificateId'?: (string);
  /**
   * It has a certificate or live receipts: test keys change nothing of it.
   */
  'inProduction'?: (boolean);
}

export interface FindTaxpayerResponse__Output {
  'taxpayerId': (string);
  'testTaxpayer': (boolean);
  /**
   * FixRegistryNumber was called: it need not be called again.
   */
  'numberFixed': (boolean);
  /**
   * As in IssuingProfile.
   */
  'certificateId': (string);
  /**
   * It has a certificate or live receipts: test keys change nothing of it.
   */
  'inProduction': (boolean);
}
