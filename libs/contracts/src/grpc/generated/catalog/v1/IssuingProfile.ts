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
   * The test taxpayer of every workspace: its documents are not signed in the sandbox.
   */
  'testTaxpayer'?: (boolean);
  'logoId'?: (string);
  /**
   * Where customers reach the taxpayer; empty where it gave none.
   */
  'email'?: (string);
  'phone'?: (string);
  /**
   * FixRegistryNumber was called: it need not be called again.
   */
  'numberFixed'?: (boolean);
  /**
   * The signer's id of the certificate; another one after every upload. Empty for none.
   */
  'certificateId'?: (string);
  /**
   * FixRegistryNumber was called with the series of this point: it need not be called again for it.
   */
  'inProduction'?: (boolean);
  /**
   * How taxes are rounded where an order does not say: BASE or LINE. Empty stands for BASE.
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
   * The test taxpayer of every workspace: its documents are not signed in the sandbox.
   */
  'testTaxpayer': (boolean);
  'logoId': (string);
  /**
   * Where customers reach the taxpayer; empty where it gave none.
   */
  'email': (string);
  'phone': (string);
  /**
   * FixRegistryNumber was called: it need not be called again.
   */
  'numberFixed': (boolean);
  /**
   * The signer's id of the certificate; another one after every upload. Empty for none.
   */
  'certificateId': (string);
  /**
   * FixRegistryNumber was called with the series of this point: it need not be called again for it.
   */
  'inProduction': (boolean);
  /**
   * How taxes are rounded where an order does not say: BASE or LINE. Empty stands for BASE.
   */
  'taxRounding': (string);
}
