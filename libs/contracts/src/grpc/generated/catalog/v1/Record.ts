// Original file: protos/catalog/v1/catalog.proto


export interface Record {
  'record'?: (Buffer | Uint8Array | string);
}

export interface Record__Output {
  'record': (Buffer);
}
