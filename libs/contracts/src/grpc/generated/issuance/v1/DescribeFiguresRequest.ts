// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';
import type { Report as _issuance_v1_Report, Report__Output as _issuance_v1_Report__Output } from '../../issuance/v1/Report.ts';

/**
 * The request of DescribeFigures.
 */
export interface DescribeFiguresRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The report.
   */
  'report'?: (_issuance_v1_Report);
  /**
   * Days of issue, inclusive.
   */
  'from'?: (string);
  /**
   * The last day, inclusive.
   */
  'to'?: (string);
  /**
   * day, month, establishment, emissionPoint, documentType or customer.
   */
  'by'?: (string);
  /**
   * Empty for all, like the next ones.
   */
  'establishment'?: (string);
  /**
   * Empty for all.
   */
  'emissionPoint'?: (string);
  /**
   * Empty for all kinds of the report.
   */
  'documentType'?: (string);
  /**
   * The customer's identification; empty for all.
   */
  'customerIdentification'?: (string);
  /**
   * The maximum of groups: the rest has the others' sum.
   */
  'maxGroups'?: (number);
}

/**
 * The request of DescribeFigures.
 */
export interface DescribeFiguresRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The report.
   */
  'report': (_issuance_v1_Report__Output);
  /**
   * Days of issue, inclusive.
   */
  'from': (string);
  /**
   * The last day, inclusive.
   */
  'to': (string);
  /**
   * day, month, establishment, emissionPoint, documentType or customer.
   */
  'by': (string);
  /**
   * Empty for all, like the next ones.
   */
  'establishment': (string);
  /**
   * Empty for all.
   */
  'emissionPoint': (string);
  /**
   * Empty for all kinds of the report.
   */
  'documentType': (string);
  /**
   * The customer's identification; empty for all.
   */
  'customerIdentification': (string);
  /**
   * The maximum of groups: the rest has the others' sum.
   */
  'maxGroups': (number);
}
