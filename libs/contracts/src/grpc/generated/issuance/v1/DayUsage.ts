// Original file: protos/issuance/v1/issuance.proto


export interface DayUsage {
  'day'?: (string);
  'byDocumentType'?: ({[key: string]: number});
}

export interface DayUsage__Output {
  'day': (string);
  'byDocumentType': ({[key: string]: number});
}
