// Original file: protos/health/v1/health.proto


// Original file: protos/health/v1/health.proto

/**
 * The health of a service.
 */
export const _grpc_health_v1_HealthCheckResponse_ServingStatus = {
  /**
   * The health is not known.
   */
  UNKNOWN: 'UNKNOWN',
  /**
   * The service answers.
   */
  SERVING: 'SERVING',
  /**
   * The service stops.
   */
  NOT_SERVING: 'NOT_SERVING',
  /**
   * This process does not serve it.
   */
  SERVICE_UNKNOWN: 'SERVICE_UNKNOWN',
} as const;

/**
 * The health of a service.
 */
export type _grpc_health_v1_HealthCheckResponse_ServingStatus =
  /**
   * The health is not known.
   */
  | 'UNKNOWN'
  | 0
  /**
   * The service answers.
   */
  | 'SERVING'
  | 1
  /**
   * The service stops.
   */
  | 'NOT_SERVING'
  | 2
  /**
   * This process does not serve it.
   */
  | 'SERVICE_UNKNOWN'
  | 3

/**
 * The health of a service.
 */
export type _grpc_health_v1_HealthCheckResponse_ServingStatus__Output = typeof _grpc_health_v1_HealthCheckResponse_ServingStatus[keyof typeof _grpc_health_v1_HealthCheckResponse_ServingStatus]

/**
 * Its health.
 */
export interface HealthCheckResponse {
  /**
   * The health of the service.
   */
  'status'?: (_grpc_health_v1_HealthCheckResponse_ServingStatus);
}

/**
 * Its health.
 */
export interface HealthCheckResponse__Output {
  /**
   * The health of the service.
   */
  'status': (_grpc_health_v1_HealthCheckResponse_ServingStatus__Output);
}
