// Original file: protos/issuance/v1/issuance.proto


/**
 * `used` counts for the quota.
 */
export interface Usage {
  /**
   * The documents that count for the quota.
   */
  'used'?: (number);
  /**
   * The receipts by kind of document.
   */
  'byDocumentType'?: ({[key: string]: number});
  /**
   * The receipts by status.
   */
  'byStatus'?: ({[key: string]: number});
  /**
   * The caller's key alone; 0 without one.
   */
  'usedByKey'?: (number);
  /**
   * The receipts of the caller's key, by kind of document.
   */
  'byDocumentTypeOfKey'?: ({[key: string]: number});
  /**
   * The receipts of the caller's key, by status.
   */
  'byStatusOfKey'?: ({[key: string]: number});
}

/**
 * `used` counts for the quota.
 */
export interface Usage__Output {
  /**
   * The documents that count for the quota.
   */
  'used': (number);
  /**
   * The receipts by kind of document.
   */
  'byDocumentType': ({[key: string]: number});
  /**
   * The receipts by status.
   */
  'byStatus': ({[key: string]: number});
  /**
   * The caller's key alone; 0 without one.
   */
  'usedByKey': (number);
  /**
   * The receipts of the caller's key, by kind of document.
   */
  'byDocumentTypeOfKey': ({[key: string]: number});
  /**
   * The receipts of the caller's key, by status.
   */
  'byStatusOfKey': ({[key: string]: number});
}
