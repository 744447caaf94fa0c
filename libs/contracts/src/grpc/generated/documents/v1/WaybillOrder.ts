// Original file: protos/documents/v1/orders.proto

import type { FiscalMachine as _documents_v1_FiscalMachine, FiscalMachine__Output as _documents_v1_FiscalMachine__Output } from '../../documents/v1/FiscalMachine.ts';
import type { Party as _documents_v1_Party, Party__Output as _documents_v1_Party__Output } from '../../documents/v1/Party.ts';
import type { WaybillOrderRecipient as _documents_v1_WaybillOrderRecipient, WaybillOrderRecipient__Output as _documents_v1_WaybillOrderRecipient__Output } from '../../documents/v1/WaybillOrderRecipient.ts';

/**
 * Waybill. Goes with goods on the road.
 */
export interface WaybillOrder {
  /**
   * YYYY-MM-DD; default today. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   */
  'issueDate'?: (string);
  /**
   * Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
   */
  'additionalInfo'?: ({[key: string]: string});
  /**
   * The currency: always the dollar, which is also the default. Form: DOLAR or USD: documents are in dollars.
   */
  'currency'?: (string);
  /**
   * The machine that printed the document, if there is one.
   */
  'fiscalMachine'?: (_documents_v1_FiscalMachine | null);
  /**
   * The address where the transport begins. At most 300 characters. Required.
   */
  'departureAddress'?: (string);
  /**
   * A person or a company. Required.
   */
  'carrier'?: (_documents_v1_Party | null);
  /**
   * The plate of the vehicle. At most 20 characters. Required.
   */
  'plate'?: (string);
  /**
   * The first day of the transport, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   * Required.
   */
  'startDate'?: (string);
  /**
   * Its last day, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22. Required.
   */
  'endDate'?: (string);
  /**
   * A recipient of the goods. At least one. Required.
   */
  'recipients'?: (_documents_v1_WaybillOrderRecipient)[];
  /**
   * One address or several (at most 5), separated by commas. At most 1000 characters.
   */
  'email'?: (string);
  /**
   * Default: the taxpayer's first. Form: three digits, such as 001.
   */
  'establishment'?: (string);
  /**
   * Default: the establishment's first. Form: three digits, such as 001.
   */
  'emissionPoint'?: (string);
  '_issueDate'?: "issueDate";
  '_currency'?: "currency";
  '_email'?: "email";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}

/**
 * Waybill. Goes with goods on the road.
 */
export interface WaybillOrder__Output {
  /**
   * YYYY-MM-DD; default today. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   */
  'issueDate'?: (string);
  /**
   * Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
   */
  'additionalInfo': ({[key: string]: string});
  /**
   * The currency: always the dollar, which is also the default. Form: DOLAR or USD: documents are in dollars.
   */
  'currency'?: (string);
  /**
   * The machine that printed the document, if there is one.
   */
  'fiscalMachine': (_documents_v1_FiscalMachine__Output | null);
  /**
   * The address where the transport begins. At most 300 characters. Required.
   */
  'departureAddress': (string);
  /**
   * A person or a company. Required.
   */
  'carrier': (_documents_v1_Party__Output | null);
  /**
   * The plate of the vehicle. At most 20 characters. Required.
   */
  'plate': (string);
  /**
   * The first day of the transport, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   * Required.
   */
  'startDate': (string);
  /**
   * Its last day, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22. Required.
   */
  'endDate': (string);
  /**
   * A recipient of the goods. At least one. Required.
   */
  'recipients': (_documents_v1_WaybillOrderRecipient__Output)[];
  /**
   * One address or several (at most 5), separated by commas. At most 1000 characters.
   */
  'email'?: (string);
  /**
   * Default: the taxpayer's first. Form: three digits, such as 001.
   */
  'establishment'?: (string);
  /**
   * Default: the establishment's first. Form: three digits, such as 001.
   */
  'emissionPoint'?: (string);
  '_issueDate'?: "issueDate";
  '_currency'?: "currency";
  '_email'?: "email";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}
