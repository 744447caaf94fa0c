// Original file: protos/renderer/v1/renderer.proto


/**
 * The description of a PDF.
 */
export interface PdfDescription {
  /**
   * The name of the file.
   */
  'name'?: (string);
  /**
   * The number of bytes of the PDF.
   */
  'size'?: (number);
}

/**
 * The description of a PDF.
 */
export interface PdfDescription__Output {
  /**
   * The name of the file.
   */
  'name': (string);
  /**
   * The number of bytes of the PDF.
   */
  'size': (number);
}
