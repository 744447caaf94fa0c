// Original file: protos/issuance/v1/issuance.proto

import type { Customer as _issuance_v1_Customer, Customer__Output as _issuance_v1_Customer__Output } from '../../issuance/v1/Customer.ts';
import type { Totals as _issuance_v1_Totals, Totals__Output as _issuance_v1_Totals__Output } from '../../issuance/v1/Totals.ts';
import type { AuthorityMessage as _issuance_v1_AuthorityMessage, AuthorityMessage__Output as _issuance_v1_AuthorityMessage__Output } from '../../issuance/v1/AuthorityMessage.ts';
import type { Voided as _issuance_v1_Voided, Voided__Output as _issuance_v1_Voided__Output } from '../../issuance/v1/Voided.ts';
import type { Milestone as _issuance_v1_Milestone, Milestone__Output as _issuance_v1_Milestone__Output } from '../../issuance/v1/Milestone.ts';

export interface Receipt {
  'id'?: (string);
  'accessKey'?: (string);
  /**
   * INVOICE, CREDIT_NOTE, DEBIT_NOTE, WITHHOLDING, PURCHASE_SETTLEMENT or WAYBILL.
   */
  'documentType'?: (string);
  /**
   * DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED or ERROR.
   */
  'status'?: (string);
  /**
   * sandbox or production.
   */
  'environment'?: (string);
  'simulated'?: (boolean);
  'taxpayerRuc'?: (string);
  'establishment'?: (string);
  'emissionPoint'?: (string);
  'sequential'?: (string);
  'issueDate'?: (string);
  'customer'?: (_issuance_v1_Customer | null);
  'totals'?: (_issuance_v1_Totals | null);
  'authorizationNumber'?: (string);
  'authorizedAt'?: (string);
  'devReference'?: (string);
  'messages'?: (_issuance_v1_AuthorityMessage)[];
  'voided'?: (_issuance_v1_Voided | null);
  /**
   * issued or imported.
   */
  'origin'?: (string);
  'timeline'?: (_issuance_v1_Milestone)[];
  'createdAt'?: (string);
  'updatedAt'?: (string);
  /**
   * Grows by one with every change.
   */
  'version'?: (number);
  /**
   * 001-001-000000001
   */
  'number'?: (string);
}

export interface Receipt__Output {
  'id': (string);
  'accessKey': (string);
  /**
   * INVOICE, CREDIT_NOTE, DEBIT_NOTE, WITHHOLDING, PURCHASE_SETTLEMENT or WAYBILL.
   */
  'documentType': (string);
  /**
   * DRAFT, RECEIVED_AUTHORITY, AUTHORIZED, COMPLETED, REJECTED, RETURNED or ERROR.
   */
  'status': (string);
  /**
   * sandbox or production.
   */
  'environment': (string);
  'simulated': (boolean);
  'taxpayerRuc': (string);
  'establishment': (string);
  'emissionPoint': (string);
  'sequential': (string);
  'issueDate': (string);
  'customer': (_issuance_v1_Customer__Output | null);
  'totals': (_issuance_v1_Totals__Output | null);
  'authorizationNumber': (string);
  'authorizedAt': (string);
  'devReference': (string);
  'messages': (_issuance_v1_AuthorityMessage__Output)[];
  'voided': (_issuance_v1_Voided__Output | null);
  /**
   * issued or imported.
   */
  'origin': (string);
  'timeline': (_issuance_v1_Milestone__Output)[];
  'createdAt': (string);
  'updatedAt': (string);
  /**
   * Grows by one with every change.
   */
  'version': (number);
  /**
   * 001-001-000000001
   */
  'number': (string);
}
