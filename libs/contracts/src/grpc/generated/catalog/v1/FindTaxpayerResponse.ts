// Original file: protos/catalog/v1/catalog.proto


export interface FindTaxpayerResponse {
  'taxpayerId'?: (string);
  'testTaxpayer'?: (boolean);
  /**
   * As in IssuingProfile.
   */
  'certificateId'?: (string);
}

export interface FindTaxpayerResponse__Output {
  'taxpayerId': (string);
  'testTaxpayer': (boolean);
  /**
   * As in IssuingProfile.
   */
  'certificateId': (string);
}
