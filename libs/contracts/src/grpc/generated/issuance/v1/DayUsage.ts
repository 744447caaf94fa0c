// Original file: protos/issuance/v1/issuance.proto


/**
 * The receipts of a day.
 */
export interface DayUsage {
  /**
   * The day, YYYY-MM-DD.
   */
  'day'?: (string);
  /**
   * The receipts by kind of document.
   */
  'byDocumentType'?: ({[key: string]: number});
}

/**
 * The receipts of a day.
 */
export interface DayUsage__Output {
  /**
   * The day, YYYY-MM-DD.
   */
  'day': (string);
  /**
   * The receipts by kind of document.
   */
  'byDocumentType': ({[key: string]: number});
}
