// Original file: protos/catalog/v1/catalog.proto


/**
 * The data of an issuing taxpayer.
 */
export interface IssuingProfile {
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The taxpayer's legal name.
   */
  'legalName'?: (string);
  /**
   * The commercial name; may be empty.
   */
  'commercialName'?: (string);
  /**
   * The address of its head office.
   */
  'address'?: (string);
  /**
   * Whether it must keep accounts.
   */
  'accountingObligated'?: (boolean);
  /**
   * The number of its resolution as special contributor; may be empty.
   */
  'specialContributorCode'?: (string);
  /**
   * Empty, ENTREPRENEUR or POPULAR_BUSINESS.
   */
  'rimpe'?: (string);
  /**
   * The number of its resolution as withholding agent; may be empty.
   */
  'withholdingAgent'?: (string);
  /**
   * The number of its resolution as large contributor; may be empty.
   */
  'largeContributor'?: (string);
  /**
   * The number of its qualification as artisan; may be empty.
   */
  'artisan'?: (string);
  /**
   * sandbox or production.
   */
  'environment'?: (string);
  /**
   * The id of the establishment.
   */
  'establishmentId'?: (string);
  /**
   * Its code: three digits.
   */
  'establishmentCode'?: (string);
  /**
   * Its address.
   */
  'establishmentAddress'?: (string);
  /**
   * The id of the emission point.
   */
  'emissionPointId'?: (string);
  /**
   * Its code: three digits.
   */
  'emissionPointCode'?: (string);
  /**
   * Every workspace has a test taxpayer, whose sandbox documents are not signed.
   */
  'testTaxpayer'?: (boolean);
  /**
   * The id of the logo; empty for none.
   */
  'logoId'?: (string);
  /**
   * The taxpayer's contact for customers; may be empty.
   */
  'email'?: (string);
  /**
   * The taxpayer's telephone number; may be empty.
   */
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

/**
 * The data of an issuing taxpayer.
 */
export interface IssuingProfile__Output {
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The taxpayer's legal name.
   */
  'legalName': (string);
  /**
   * The commercial name; may be empty.
   */
  'commercialName': (string);
  /**
   * The address of its head office.
   */
  'address': (string);
  /**
   * Whether it must keep accounts.
   */
  'accountingObligated': (boolean);
  /**
   * The number of its resolution as special contributor; may be empty.
   */
  'specialContributorCode': (string);
  /**
   * Empty, ENTREPRENEUR or POPULAR_BUSINESS.
   */
  'rimpe': (string);
  /**
   * The number of its resolution as withholding agent; may be empty.
   */
  'withholdingAgent': (string);
  /**
   * The number of its resolution as large contributor; may be empty.
   */
  'largeContributor': (string);
  /**
   * The number of its qualification as artisan; may be empty.
   */
  'artisan': (string);
  /**
   * sandbox or production.
   */
  'environment': (string);
  /**
   * The id of the establishment.
   */
  'establishmentId': (string);
  /**
   * Its code: three digits.
   */
  'establishmentCode': (string);
  /**
   * Its address.
   */
  'establishmentAddress': (string);
  /**
   * The id of the emission point.
   */
  'emissionPointId': (string);
  /**
   * Its code: three digits.
   */
  'emissionPointCode': (string);
  /**
   * Every workspace has a test taxpayer, whose sandbox documents are not signed.
   */
  'testTaxpayer': (boolean);
  /**
   * The id of the logo; empty for none.
   */
  'logoId': (string);
  /**
   * The taxpayer's contact for customers; may be empty.
   */
  'email': (string);
  /**
   * The taxpayer's telephone number; may be empty.
   */
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
