// Original file: protos/catalog/v1/catalog.proto


export interface ListRecordsResponse {
  'records'?: (Buffer | Uint8Array | string)[];
  'total'?: (number);
}

export interface ListRecordsResponse__Output {
  'records': (Buffer)[];
  'total': (number);
}
