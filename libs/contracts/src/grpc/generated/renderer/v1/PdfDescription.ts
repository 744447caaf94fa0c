// Original file: protos/renderer/v1/renderer.proto


export interface PdfDescription {
  'name'?: (string);
  'size'?: (number);
}

export interface PdfDescription__Output {
  'name': (string);
  'size': (number);
}
