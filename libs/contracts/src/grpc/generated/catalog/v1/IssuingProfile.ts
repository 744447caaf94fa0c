// Original file: protos/catalog/v1/catalog.proto


export interface IssuingProfile {
  'taxpayerId'?: (string);
  'ruc'?: (string);
  'legalName'?: (string);
  'commercialName'?: (string);
  'address'?: (string);
  'accountingObligated'?: (boolean);
  'specialContributorCode'?: (string);
  /**
   * Empty, ENTREPRENEUR or POPULAR_BUSINESS.
   */
  'rimpe'?: (string);
  'withholdingAgent'?: (string);
  'largeContributor'?: (string);
  'artisan'?: (string);
  /**
   * sandbox or production.
   */
  'environment'?: (string);
  'establishmentId'?: (string);
  'establishmentCode'?: (string);
  'establishmentAddress'?: (string);
  'emissionPointId'?: (string);
  'emissionPointCode'?: (string);
  /**
   * Every workspace has a test taxpayer, whose sandbox documents are not signed.
   */
  'testTaxpayer'?: (boolean);
  'logoId'?: (string);
  /**
   * The taxpayer's contact for customers; may be empty.
   */
  'email'?: (string);
  'phone'?: (string);
  /**
   * FixRegistryNumber is not needed again.
   */
  'numberFixed'?: (boolean);
  /**
   * The signer's id of the certificate; new for each upload, empty without one.
   */
  'certificateId'?: (string);
  /**
   * FixRegistryNumber is not needed again for this point's series.
   */
  'inProduction'?: (boolean);
  /**
   * The default rounding of taxes: BASE (also when empty) or LINE.
   */
  'taxRounding'?: (string);
}

export interface IssuingProfile__Output {
  'taxpayerId': (string);
  'ruc': (string);
  'legalName': (string);
  'commercialName': (string);
  'address': (string);
  'accountingObligated': (boolean);
  'specialContributorCode': (string);
  /**
   * Empty, ENTREPRENEUR or POPULAR_BUSINESS.
   */
  'rimpe': (string);
  'withholdingAgent': (string);
  'largeContributor': (string);
  'artisan': (string);
  /**
   * sandbox or production.
   */
  'environment': (string);
  'establishmentId': (string);
  'establishmentCode': (string);
  'establishmentAddress': (string);
  'emissionPointId': (string);
  'emissionPointCode': (string);
  /**
   * Every workspace has a test taxpayer, whose sandbox documents are not signed.
   */
  'testTaxpayer': (boolean);
  'logoId': (string);
  /**
   * The taxpayer's contact for customers; may be empty.
   */
  'email': (string);
  'phone': (string);
  /**
   * FixRegistryNumber is not needed again.
   */
  'numberFixed': (boolean);
  /**
   * The signer's id of the certificate; new for each upload, empty without one.
   */
  'certificateId': (string);
  /**
   * FixRegistryNumber is not needed again for this point's series.
   */
  'inProduction': (boolean);
  /**
   * The default rounding of taxes: BASE (also when empty) or LINE.
   */
  'taxRounding': (string);
}
