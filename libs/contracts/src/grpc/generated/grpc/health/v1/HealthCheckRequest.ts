// Original file: protos/health/v1/health.proto


export interface HealthCheckRequest {
  /**
   * Empty for the whole process.
   */
  'service'?: (string);
}

export interface HealthCheckRequest__Output {
  /**
   * Empty for the whole process.
   */
  'service': (string);
}
