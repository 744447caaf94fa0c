// Original file: protos/issuance/v1/issuance.proto


export interface PreviewIssuer {
  'legalName'?: (string);
  'commercialName'?: (string);
}

export interface PreviewIssuer__Output {
  'legalName': (string);
  'commercialName': (string);
}
