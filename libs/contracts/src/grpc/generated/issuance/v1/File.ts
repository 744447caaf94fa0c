// Original file: protos/issuance/v1/issuance.proto


export interface File {
  'name'?: (string);
  'contentType'?: (string);
  'content'?: (Buffer | Uint8Array | string);
}

export interface File__Output {
  'name': (string);
  'contentType': (string);
  'content': (Buffer);
}
