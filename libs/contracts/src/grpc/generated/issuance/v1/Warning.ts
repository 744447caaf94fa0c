// Original file: protos/issuance/v1/issuance.proto


export interface Warning {
  'code'?: (string);
  'message'?: (string);
  'path'?: (string);
}

export interface Warning__Output {
  'code': (string);
  'message': (string);
  'path': (string);
}
