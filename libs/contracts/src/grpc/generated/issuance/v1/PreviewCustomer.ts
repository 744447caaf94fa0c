// Original file: protos/issuance/v1/issuance.proto


export interface PreviewCustomer {
  'identification'?: (string);
  'legalName'?: (string);
}

export interface PreviewCustomer__Output {
  'identification': (string);
  'legalName': (string);
}
