// Original file: protos/documents/v1/receipt.proto

import type { ReceiptCustomer as _documents_v1_ReceiptCustomer, ReceiptCustomer__Output as _documents_v1_ReceiptCustomer__Output } from '../../documents/v1/ReceiptCustomer.ts';
import type { ReceiptTotals as _documents_v1_ReceiptTotals, ReceiptTotals__Output as _documents_v1_ReceiptTotals__Output } from '../../documents/v1/ReceiptTotals.ts';
import type { AuthorityMessage as _documents_v1_AuthorityMessage, AuthorityMessage__Output as _documents_v1_AuthorityMessage__Output } from '../../documents/v1/AuthorityMessage.ts';
import type { Voided as _documents_v1_Voided, Voided__Output as _documents_v1_Voided__Output } from '../../documents/v1/Voided.ts';
import type { AuthorityStatus as _documents_v1_AuthorityStatus, AuthorityStatus__Output as _documents_v1_AuthorityStatus__Output } from '../../documents/v1/AuthorityStatus.ts';
import type { Milestone as _documents_v1_Milestone, Milestone__Output as _documents_v1_Milestone__Output } from '../../documents/v1/Milestone.ts';
import type { Mail as _documents_v1_Mail, Mail__Output as _documents_v1_Mail__Output } from '../../documents/v1/Mail.ts';

/**
 * A receipt: the document of an order, and its state.
 */
export interface Receipt {
  /**
   * The id of the receipt. A UUID.
   */
  'id'?: (string);
  /**
   * The authority's key of the document: 49 digits. For example 2111202601179999999000110010010000000011234567813.
   */
  'accessKey'?: (string);
  /**
   * The kind of the document. One of INVOICE, PURCHASE_SETTLEMENT, CREDIT_NOTE, DEBIT_NOTE, WAYBILL, WITHHOLDING.
   */
  'documentType'?: (string);
  /**
   * The status of the receipt. COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be retried. One of
   * DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED, ERROR.
   */
  'status'?: (string);
  /**
   * sandbox for a test key, production for a live one. One of sandbox, production.
   */
  'environment'?: (string);
  /**
   * true: a simulator replaces the authority, and the document has no legal value.
   */
  'simulated'?: (boolean);
  /**
   * The code of the establishment: three digits. For example 001.
   */
  'establishment'?: (string);
  /**
   * The code of the emission point: three digits. For example 001.
   */
  'emissionPoint'?: (string);
  /**
   * The last part of the number: nine digits. For example 000000001.
   */
  'sequential'?: (string);
  /**
   * The number of the document: establishment, emission point and sequential. For example 001-001-000000001.
   */
  'number'?: (string);
  /**
   * The day of issue, YYYY-MM-DD, in UTC-5. For example 2026-11-21.
   */
  'issueDate'?: (string);
  /**
   * The recipient of the document; absent if its kind has none.
   */
  'customer'?: (_documents_v1_ReceiptCustomer | null);
  /**
   * The totals, decimals as text; absent for a document without amounts.
   */
  'totals'?: (_documents_v1_ReceiptTotals | null);
  /**
   * The access key; in the sandbox with the prefix TEST-. Absent until the authority authorizes the document.
   */
  'authorizationNumber'?: (string);
  /**
   * The authority's own time, in UTC. The XML and the PDF show it as the authority wrote it, in UTC-5. For example
   * 2026-11-21T15:04:07.000Z.
   */
  'authorizedAt'?: (string);
  /**
   * Your own reference of the order. For example order-1.
   */
  'devReference'?: (string);
  /**
   * true: this is the receipt of an earlier order with the same dev_reference. This call issued nothing.
   */
  'duplicate'?: (boolean);
  /**
   * The authority's messages about the document; for ERROR also the failure, with a code of this system.
   */
  'messages'?: (_documents_v1_AuthorityMessage)[];
  /**
   * Present if the receipt is marked as voided here. The authority is not informed.
   */
  'voided'?: (_documents_v1_Voided | null);
  /**
   * The last answer of the authority's consultation service about the document. absent: it was never asked; send
   * ?online=true. The answer changes no status: a receipt whose document was cancelled at the authority stays
   * COMPLETED.
   */
  'authorityStatus'?: (_documents_v1_AuthorityStatus | null);
  /**
   * imported: authorized elsewhere and imported here. One of issued, imported.
   */
  'origin'?: (string);
  /**
   * The statuses of the receipt so far, oldest first.
   */
  'timeline'?: (_documents_v1_Milestone)[];
  /**
   * The mails of the document, oldest first; left out if there are none.
   */
  'mails'?: (_documents_v1_Mail)[];
  /**
   * When the order was accepted: RFC 3339 in UTC. For example 2026-11-21T15:04:07.000Z.
   */
  'createdAt'?: (string);
  /**
   * When it last changed: RFC 3339 in UTC. For example 2026-11-21T15:04:07.000Z.
   */
  'updatedAt'?: (string);
  /**
   * It grows with every change of the receipt: of two answers or events the larger one is newer.
   */
  'version'?: (number);
  '_authorizationNumber'?: "authorizationNumber";
  '_authorizedAt'?: "authorizedAt";
  '_devReference'?: "devReference";
  '_version'?: "version";
}

/**
 * A receipt: the document of an order, and its state.
 */
export interface Receipt__Output {
  /**
   * The id of the receipt. A UUID.
   */
  'id': (string);
  /**
   * The authority's key of the document: 49 digits. For example 2111202601179999999000110010010000000011234567813.
   */
  'accessKey': (string);
  /**
   * The kind of the document. One of INVOICE, PURCHASE_SETTLEMENT, CREDIT_NOTE, DEBIT_NOTE, WAYBILL, WITHHOLDING.
   */
  'documentType': (string);
  /**
   * The status of the receipt. COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be retried. One of
   * DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED, ERROR.
   */
  'status': (string);
  /**
   * sandbox for a test key, production for a live one. One of sandbox, production.
   */
  'environment': (string);
  /**
   * true: a simulator replaces the authority, and the document has no legal value.
   */
  'simulated': (boolean);
  /**
   * The code of the establishment: three digits. For example 001.
   */
  'establishment': (string);
  /**
   * The code of the emission point: three digits. For example 001.
   */
  'emissionPoint': (string);
  /**
   * The last part of the number: nine digits. For example 000000001.
   */
  'sequential': (string);
  /**
   * The number of the document: establishment, emission point and sequential. For example 001-001-000000001.
   */
  'number': (string);
  /**
   * The day of issue, YYYY-MM-DD, in UTC-5. For example 2026-11-21.
   */
  'issueDate': (string);
  /**
   * The recipient of the document; absent if its kind has none.
   */
  'customer': (_documents_v1_ReceiptCustomer__Output | null);
  /**
   * The totals, decimals as text; absent for a document without amounts.
   */
  'totals': (_documents_v1_ReceiptTotals__Output | null);
  /**
   * The access key; in the sandbox with the prefix TEST-. Absent until the authority authorizes the document.
   */
  'authorizationNumber'?: (string);
  /**
   * The authority's own time, in UTC. The XML and the PDF show it as the authority wrote it, in UTC-5. For example
   * 2026-11-21T15:04:07.000Z.
   */
  'authorizedAt'?: (string);
  /**
   * Your own reference of the order. For example order-1.
   */
  'devReference'?: (string);
  /**
   * true: this is the receipt of an earlier order with the same dev_reference. This call issued nothing.
   */
  'duplicate': (boolean);
  /**
   * The authority's messages about the document; for ERROR also the failure, with a code of this system.
   */
  'messages': (_documents_v1_AuthorityMessage__Output)[];
  /**
   * Present if the receipt is marked as voided here. The authority is not informed.
   */
  'voided': (_documents_v1_Voided__Output | null);
  /**
   * The last answer of the authority's consultation service about the document. absent: it was never asked; send
   * ?online=true. The answer changes no status: a receipt whose document was cancelled at the authority stays
   * COMPLETED.
   */
  'authorityStatus': (_documents_v1_AuthorityStatus__Output | null);
  /**
   * imported: authorized elsewhere and imported here. One of issued, imported.
   */
  'origin': (string);
  /**
   * The statuses of the receipt so far, oldest first.
   */
  'timeline': (_documents_v1_Milestone__Output)[];
  /**
   * The mails of the document, oldest first; left out if there are none.
   */
  'mails': (_documents_v1_Mail__Output)[];
  /**
   * When the order was accepted: RFC 3339 in UTC. For example 2026-11-21T15:04:07.000Z.
   */
  'createdAt': (string);
  /**
   * When it last changed: RFC 3339 in UTC. For example 2026-11-21T15:04:07.000Z.
   */
  'updatedAt': (string);
  /**
   * It grows with every change of the receipt: of two answers or events the larger one is newer.
   */
  'version'?: (number);
  '_authorizationNumber'?: "authorizationNumber";
  '_authorizedAt'?: "authorizedAt";
  '_devReference'?: "devReference";
  '_version'?: "version";
}
