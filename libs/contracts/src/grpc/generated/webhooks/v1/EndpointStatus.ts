// Original file: protos/webhooks/v1/webhooks.proto

export const EndpointStatus = {
  ENDPOINT_STATUS_UNSPECIFIED: 'ENDPOINT_STATUS_UNSPECIFIED',
  ENDPOINT_STATUS_ACTIVE: 'ENDPOINT_STATUS_ACTIVE',
  ENDPOINT_STATUS_INACTIVE: 'ENDPOINT_STATUS_INACTIVE',
} as const;

export type EndpointStatus =
  | 'ENDPOINT_STATUS_UNSPECIFIED'
  | 0
  | 'ENDPOINT_STATUS_ACTIVE'
  | 1
  | 'ENDPOINT_STATUS_INACTIVE'
  | 2

export type EndpointStatus__Output = typeof EndpointStatus[keyof typeof EndpointStatus]
