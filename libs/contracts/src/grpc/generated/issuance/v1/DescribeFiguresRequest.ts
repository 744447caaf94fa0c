// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';
import type { Report as _issuance_v1_Report, Report__Output as _issuance_v1_Report__Output } from '../../issuance/v1/Report.ts';

export interface DescribeFiguresRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'ruc'?: (string);
  'report'?: (_issuance_v1_Report);
  /**
   * Days of issue, inclusive.
   */
  'from'?: (string);
  'to'?: (string);
  /**
   * day, month, establishment, emissionPoint, documentType or customer.
   */
  'by'?: (string);
  /**
   * Empty for all, like the next ones.
   */
  'establishment'?: (string);
  'emissionPoint'?: (string);
  'documentType'?: (string);
  'customerIdentification'?: (string);
  /**
   * The maximum of groups: the rest has the others' sum.
   */
  'maxGroups'?: (number);
}

export interface DescribeFiguresRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'ruc': (string);
  'report': (_issuance_v1_Report__Output);
  /**
   * Days of issue, inclusive.
   */
  'from': (string);
  'to': (string);
  /**
   * day, month, establishment, emissionPoint, documentType or customer.
   */
  'by': (string);
  /**
   * Empty for all, like the next ones.
   */
  'establishment': (string);
  'emissionPoint': (string);
  'documentType': (string);
  'customerIdentification': (string);
  /**
   * The maximum of groups: the rest has the others' sum.
   */
  'maxGroups': (number);
}
