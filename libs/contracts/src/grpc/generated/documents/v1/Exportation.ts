// Original file: protos/documents/v1/orders.proto


/**
 * The data of an exportation.
 */
export interface Exportation {
  /**
   * The terms of delivery of goods. Send incoterm_place too. Form: capital letters, such as FOB.
   */
  'incoterm'?: (string);
  /**
   * The place of the terms of delivery. At most 300 characters.
   */
  'incotermPlace'?: (string);
  /**
   * The country of origin. Form: three digits of the authority's table of countries, such as 593. Required.
   */
  'originCountry'?: (string);
  /**
   * The port of loading. Send both ports for goods, and none for services. At most 300 characters.
   */
  'loadingPort'?: (string);
  /**
   * The port of destination. At most 300 characters.
   */
  'destinationPort'?: (string);
  /**
   * The country of destination. Form: three digits of the authority's table of countries, such as 593. Required.
   */
  'destinationCountry'?: (string);
  /**
   * The country of acquisition. Form: three digits of the authority's table of countries, such as 593.
   */
  'acquisitionCountry'?: (string);
  /**
   * The terms of the subtotal. Default: those of incoterm. Form: capital letters, such as FOB.
   */
  'incotermSubtotal'?: (string);
  /**
   * The cost of the freight abroad. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'internationalFreight'?: (string);
  /**
   * The cost of the insurance abroad. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'internationalInsurance'?: (string);
  /**
   * The cost of customs. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'customsExpenses'?: (string);
  /**
   * Other costs of the transport. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'otherTransportExpenses'?: (string);
  '_incoterm'?: "incoterm";
  '_incotermPlace'?: "incotermPlace";
  '_loadingPort'?: "loadingPort";
  '_destinationPort'?: "destinationPort";
  '_acquisitionCountry'?: "acquisitionCountry";
  '_incotermSubtotal'?: "incotermSubtotal";
  '_internationalFreight'?: "internationalFreight";
  '_internationalInsurance'?: "internationalInsurance";
  '_customsExpenses'?: "customsExpenses";
  '_otherTransportExpenses'?: "otherTransportExpenses";
}

/**
 * The data of an exportation.
 */
export interface Exportation__Output {
  /**
   * The terms of delivery of goods. Send incoterm_place too. Form: capital letters, such as FOB.
   */
  'incoterm'?: (string);
  /**
   * The place of the terms of delivery. At most 300 characters.
   */
  'incotermPlace'?: (string);
  /**
   * The country of origin. Form: three digits of the authority's table of countries, such as 593. Required.
   */
  'originCountry': (string);
  /**
   * The port of loading. Send both ports for goods, and none for services. At most 300 characters.
   */
  'loadingPort'?: (string);
  /**
   * The port of destination. At most 300 characters.
   */
  'destinationPort'?: (string);
  /**
   * The country of destination. Form: three digits of the authority's table of countries, such as 593. Required.
   */
  'destinationCountry': (string);
  /**
   * The country of acquisition. Form: three digits of the authority's table of countries, such as 593.
   */
  'acquisitionCountry'?: (string);
  /**
   * The terms of the subtotal. Default: those of incoterm. Form: capital letters, such as FOB.
   */
  'incotermSubtotal'?: (string);
  /**
   * The cost of the freight abroad. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'internationalFreight'?: (string);
  /**
   * The cost of the insurance abroad. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'internationalInsurance'?: (string);
  /**
   * The cost of customs. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'customsExpenses'?: (string);
  /**
   * Other costs of the transport. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'otherTransportExpenses'?: (string);
  '_incoterm'?: "incoterm";
  '_incotermPlace'?: "incotermPlace";
  '_loadingPort'?: "loadingPort";
  '_destinationPort'?: "destinationPort";
  '_acquisitionCountry'?: "acquisitionCountry";
  '_incotermSubtotal'?: "incotermSubtotal";
  '_internationalFreight'?: "internationalFreight";
  '_internationalInsurance'?: "internationalInsurance";
  '_customsExpenses'?: "customsExpenses";
  '_otherTransportExpenses'?: "otherTransportExpenses";
}
