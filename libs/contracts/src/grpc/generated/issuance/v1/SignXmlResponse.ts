// Original file: protos/issuance/v1/issuance.proto


export interface SignXmlResponse {
  'xml'?: (Buffer | Uint8Array | string);
  'accessKey'?: (string);
}

export interface SignXmlResponse__Output {
  'xml': (Buffer);
  'accessKey': (string);
}
