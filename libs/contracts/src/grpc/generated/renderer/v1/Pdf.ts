// Original file: protos/renderer/v1/renderer.proto


export interface Pdf {
  /**
   * Access key with ".pdf"; for a draft, its kind.
   */
  'name'?: (string);
  'content'?: (Buffer | Uint8Array | string);
}

export interface Pdf__Output {
  /**
   * Access key with ".pdf"; for a draft, its kind.
   */
  'name': (string);
  'content': (Buffer);
}
