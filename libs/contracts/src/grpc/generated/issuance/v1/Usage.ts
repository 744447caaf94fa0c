// Original file: protos/issuance/v1/issuance.proto


/**
 * `used` counts for the quota.
 */
export interface Usage {
  'used'?: (number);
  'byDocumentType'?: ({[key: string]: number});
  'byStatus'?: ({[key: string]: number});
  /**
   * The caller's key alone; 0 without one.
   */
  'usedByKey'?: (number);
  'byDocumentTypeOfKey'?: ({[key: string]: number});
  'byStatusOfKey'?: ({[key: string]: number});
}

/**
 * `used` counts for the quota.
 */
export interface Usage__Output {
  'used': (number);
  'byDocumentType': ({[key: string]: number});
  'byStatus': ({[key: string]: number});
  /**
   * The caller's key alone; 0 without one.
   */
  'usedByKey': (number);
  'byDocumentTypeOfKey': ({[key: string]: number});
  'byStatusOfKey': ({[key: string]: number});
}
