// Original file: protos/issuance/v1/issuance.proto

import type { Warning as _issuance_v1_Warning, Warning__Output as _issuance_v1_Warning__Output } from '../../issuance/v1/Warning.ts';

/**
 * What SubmitXml would say.
 */
export interface ReviewXmlResponse {
  /**
   * Errors of SubmitXml for a note: paths are XPaths.
   */
  'errors'?: (_issuance_v1_Warning)[];
  /**
   * A number that another receipt has.
   */
  'warnings'?: (_issuance_v1_Warning)[];
}

/**
 * What SubmitXml would say.
 */
export interface ReviewXmlResponse__Output {
  /**
   * Errors of SubmitXml for a note: paths are XPaths.
   */
  'errors': (_issuance_v1_Warning__Output)[];
  /**
   * A number that another receipt has.
   */
  'warnings': (_issuance_v1_Warning__Output)[];
}
