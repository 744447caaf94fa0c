// Original file: protos/webhooks/v1/webhooks.proto

export const DeactivationReason = {
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

export type DeactivationReason =
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

export type DeactivationReason__Output = typeof DeactivationReason[keyof typeof DeactivationReason]
