// Original file: protos/health/v1/health.proto


/**
 * The service.
 */
export interface HealthCheckRequest {
  /**
   * Empty for the whole process.
   */
  'service'?: (string);
}

/**
 * The service.
 */
export interface HealthCheckRequest__Output {
  /**
   * Empty for the whole process.
   */
  'service': (string);
}
