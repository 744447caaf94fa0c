// Original file: protos/catalog/v1/catalog.proto


export interface ConcludeInvoiceRequest {
  'workspaceId'?: (string);
  'invoiceId'?: (string);
  'mode'?: (string);
  'receiptId'?: (string);
  'issued'?: (boolean);
}

export interface ConcludeInvoiceRequest__Output {
  'workspaceId': (string);
  'invoiceId': (string);
  'mode': (string);
  'receiptId': (string);
  'issued': (boolean);
}
