// Original file: protos/documents/v1/orders.proto


/**
 * The machine that printed the document, if there is one.
 */
export interface FiscalMachine {
  /**
   * The maker of the machine. At most 30 characters. Required.
   */
  'brand'?: (string);
  /**
   * The model of the machine. At most 30 characters. Required.
   */
  'model'?: (string);
  /**
   * The serial number of the machine. At most 30 characters. Required.
   */
  'serial'?: (string);
}

/**
 * The machine that printed the document, if there is one.
 */
export interface FiscalMachine__Output {
  /**
   * The maker of the machine. At most 30 characters. Required.
   */
  'brand': (string);
  /**
   * The model of the machine. At most 30 characters. Required.
   */
  'model': (string);
  /**
   * The serial number of the machine. At most 30 characters. Required.
   */
  'serial': (string);
}
