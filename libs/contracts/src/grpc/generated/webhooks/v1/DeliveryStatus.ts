// Original file: protos/webhooks/v1/webhooks.proto

/**
 * The status of a delivery.
 */
export const DeliveryStatus = {
  /**
   * Any status, in a request.
   */
  DELIVERY_STATUS_UNSPECIFIED: 'DELIVERY_STATUS_UNSPECIFIED',
  /**
   * Attempts remain.
   */
  DELIVERY_STATUS_PENDING: 'DELIVERY_STATUS_PENDING',
  /**
   * Answered with 2xx.
   */
  DELIVERY_STATUS_DELIVERED: 'DELIVERY_STATUS_DELIVERED',
  /**
   * All attempts failed.
   */
  DELIVERY_STATUS_FAILED: 'DELIVERY_STATUS_FAILED',
  /**
   * No more attempts: the endpoint was deactivated.
   */
  DELIVERY_STATUS_SKIPPED: 'DELIVERY_STATUS_SKIPPED',
} as const;

/**
 * The status of a delivery.
 */
export type DeliveryStatus =
  /**
   * Any status, in a request.
   */
  | 'DELIVERY_STATUS_UNSPECIFIED'
  | 0
  /**
   * Attempts remain.
   */
  | 'DELIVERY_STATUS_PENDING'
  | 1
  /**
   * Answered with 2xx.
   */
  | 'DELIVERY_STATUS_DELIVERED'
  | 2
  /**
   * All attempts failed.
   */
  | 'DELIVERY_STATUS_FAILED'
  | 3
  /**
   * No more attempts: the endpoint was deactivated.
   */
  | 'DELIVERY_STATUS_SKIPPED'
  | 4

/**
 * The status of a delivery.
 */
export type DeliveryStatus__Output = typeof DeliveryStatus[keyof typeof DeliveryStatus]
