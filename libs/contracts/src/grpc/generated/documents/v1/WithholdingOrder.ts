// Original file: protos/documents/v1/orders.proto

import type { FiscalMachine as _documents_v1_FiscalMachine, FiscalMachine__Output as _documents_v1_FiscalMachine__Output } from '../../documents/v1/FiscalMachine.ts';
import type { WithheldSubject as _documents_v1_WithheldSubject, WithheldSubject__Output as _documents_v1_WithheldSubject__Output } from '../../documents/v1/WithheldSubject.ts';
import type { WithheldDocument as _documents_v1_WithheldDocument, WithheldDocument__Output as _documents_v1_WithheldDocument__Output } from '../../documents/v1/WithheldDocument.ts';

/**
 * Withholding. What you keep back when you pay a supplier. A withholding has no payments of its own. Send the payments
 * in each of its supporting_documents.
 */
export interface WithholdingOrder {
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
   * The person or company that is withheld from. Required.
   */
  'subject'?: (_documents_v1_WithheldSubject | null);
  /**
   * The month of the withholding, MM/YYYY. Default: the month of the issue date. Form: a month and a year, such as
   * 11/2026.
   */
  'fiscalPeriod'?: (string);
  /**
   * Whether the subject is a related party. Default false.
   */
  'relatedParty'?: (boolean);
  /**
   * A document that is withheld from. At least one. Required.
   */
  'supportingDocuments'?: (_documents_v1_WithheldDocument)[];
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
  '_fiscalPeriod'?: "fiscalPeriod";
  '_relatedParty'?: "relatedParty";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}

/**
 * Withholding. What you keep back when you pay a supplier. A withholding has no payments of its own. Send the payments
 * in each of its supporting_documents.
 */
export interface WithholdingOrder__Output {
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
   * The person or company that is withheld from. Required.
   */
  'subject': (_documents_v1_WithheldSubject__Output | null);
  /**
   * The month of the withholding, MM/YYYY. Default: the month of the issue date. Form: a month and a year, such as
   * 11/2026.
   */
  'fiscalPeriod'?: (string);
  /**
   * Whether the subject is a related party. Default false.
   */
  'relatedParty'?: (boolean);
  /**
   * A document that is withheld from. At least one. Required.
   */
  'supportingDocuments': (_documents_v1_WithheldDocument__Output)[];
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
  '_fiscalPeriod'?: "fiscalPeriod";
  '_relatedParty'?: "relatedParty";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}
