// Original file: protos/webhooks/v1/webhooks.proto

/**
 * Whether an endpoint receives events.
 */
export const EndpointStatus = {
  /**
   * Never sent.
   */
  ENDPOINT_STATUS_UNSPECIFIED: 'ENDPOINT_STATUS_UNSPECIFIED',
  /**
   * It receives events.
   */
  ENDPOINT_STATUS_ACTIVE: 'ENDPOINT_STATUS_ACTIVE',
  /**
   * It was deactivated.
   */
  ENDPOINT_STATUS_INACTIVE: 'ENDPOINT_STATUS_INACTIVE',
} as const;

/**
 * Whether an endpoint receives events.
 */
export type EndpointStatus =
  /**
   * Never sent.
   */
  | 'ENDPOINT_STATUS_UNSPECIFIED'
  | 0
  /**
   * It receives events.
   */
  | 'ENDPOINT_STATUS_ACTIVE'
  | 1
  /**
   * It was deactivated.
   */
  | 'ENDPOINT_STATUS_INACTIVE'
  | 2

/**
 * Whether an endpoint receives events.
 */
export type EndpointStatus__Output = typeof EndpointStatus[keyof typeof EndpointStatus]
