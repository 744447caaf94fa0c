// Original file: protos/issuance/v1/issuance.proto


/**
 * `used` is what counts for the quota.
 */
export interface Usage {
  'used'?: (number);
  'byDocumentType'?: ({[key: string]: number});
  'byStatus'?: ({[key: string]: number});
  /**
   * Of that, what was issued with the caller's key; without one there is nothing.
   */
  'usedByKey'?: (number);
  'byDocumentTypeOfKey'?: ({[key: string]: number});
  'byStatusOfKey'?: ({[key: string]: number});
}

/**
 * `used` is what counts for the quota.
 */
export interface Usage__Output {
  'used': (number);
  'byDocumentType': ({[key: string]: number});
  'byStatus': ({[key: string]: number});
  /**
   * Of that, what was issued with the caller's key; without one there is nothing.
   */
  'usedByKey': (number);
  'byDocumentTypeOfKey': ({[key: string]: number});
  'byStatusOfKey': ({[key: string]: number});
}
