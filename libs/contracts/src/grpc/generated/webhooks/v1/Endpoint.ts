// Original file: protos/webhooks/v1/webhooks.proto

import type { Mode as _webhooks_v1_Mode, Mode__Output as _webhooks_v1_Mode__Output } from '../../webhooks/v1/Mode.ts';
import type { EndpointStatus as _webhooks_v1_EndpointStatus, EndpointStatus__Output as _webhooks_v1_EndpointStatus__Output } from '../../webhooks/v1/EndpointStatus.ts';
import type { DeactivationReason as _webhooks_v1_DeactivationReason, DeactivationReason__Output as _webhooks_v1_DeactivationReason__Output } from '../../webhooks/v1/DeactivationReason.ts';

export interface Endpoint {
  'id'?: (string);
  'mode'?: (_webhooks_v1_Mode);
  'url'?: (string);
  /**
   * Names of events (invoice.authorized); none means all.
   */
  'events'?: (string)[];
  'status'?: (_webhooks_v1_EndpointStatus);
  /**
   * Why and since when it is deactivated.
   */
  'deactivationReason'?: (_webhooks_v1_DeactivationReason);
  'deactivatedAt'?: (string);
  /**
   * Consecutive deliveries that failed in all their attempts; a success sets it to 0, 10 deactivate the endpoint.
   */
  'consecutiveFailures'?: (number);
  /**
   * Until when replaced secrets sign as well.
   */
  'previousSecretsExpireAt'?: (string);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  /**
   * Who is warned when it is deactivated.
   */
  'ownerEmails'?: (string)[];
}

export interface Endpoint__Output {
  'id': (string);
  'mode': (_webhooks_v1_Mode__Output);
  'url': (string);
  /**
   * Names of events (invoice.authorized); none means all.
   */
  'events': (string)[];
  'status': (_webhooks_v1_EndpointStatus__Output);
  /**
   * Why and since when it is deactivated.
   */
  'deactivationReason': (_webhooks_v1_DeactivationReason__Output);
  'deactivatedAt': (string);
  /**
   * Consecutive deliveries that failed in all their attempts; a success sets it to 0, 10 deactivate the endpoint.
   */
  'consecutiveFailures': (number);
  /**
   * Until when replaced secrets sign as well.
   */
  'previousSecretsExpireAt': (string);
  'createdAt': (string);
  'updatedAt': (string);
  /**
   * Who is warned when it is deactivated.
   */
  'ownerEmails': (string)[];
}
