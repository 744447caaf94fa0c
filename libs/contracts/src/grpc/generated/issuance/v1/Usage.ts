// Original file: protos/issuance/v1/issuance.proto


export interface Usage {
  'used'?: (number);
  'byDocumentType'?: ({[key: string]: number});
  'byStatus'?: ({[key: string]: number});
}

export interface Usage__Output {
  'used': (number);
  'byDocumentType': ({[key: string]: number});
  'byStatus': ({[key: string]: number});
}
