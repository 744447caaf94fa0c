// Original file: protos/webhooks/v1/webhooks.proto

/**
 * Why an endpoint was deactivated.
 */
export const DeactivationReason = {
  /**
   * It is active.
   */
  DEACTIVATION_REASON_UNSPECIFIED: 'DEACTIVATION_REASON_UNSPECIFIED',
  /**
   * 10 deliveries in a row failed.
   */
  DEACTIVATION_REASON_FAILURES: 'DEACTIVATION_REASON_FAILURES',
  /**
   * It answered 410 Gone.
   */
  DEACTIVATION_REASON_GONE: 'DEACTIVATION_REASON_GONE',
} as const;

/**
 * Why an endpoint was deactivated.
 */
export type DeactivationReason =
  /**
   * It is active.
   */
  | 'DEACTIVATION_REASON_UNSPECIFIED'
  | 0
  /**
   * 10 deliveries in a row failed.
   */
  | 'DEACTIVATION_REASON_FAILURES'
  | 1
  /**
   * It answered 410 Gone.
   */
  | 'DEACTIVATION_REASON_GONE'
  | 2

/**
 * Why an endpoint was deactivated.
 */
export type DeactivationReason__Output = typeof DeactivationReason[keyof typeof DeactivationReason]
