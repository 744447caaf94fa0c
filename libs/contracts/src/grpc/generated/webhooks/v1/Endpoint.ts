// Original file: protos/webhooks/v1/webhooks.proto

import type { Mode as _webhooks_v1_Mode, Mode__Output as _webhooks_v1_Mode__Output } from '../../webhooks/v1/Mode.ts';
import type { EndpointStatus as _webhooks_v1_EndpointStatus, EndpointStatus__Output as _webhooks_v1_EndpointStatus__Output } from '../../webhooks/v1/EndpointStatus.ts';
import type { DeactivationReason as _webhooks_v1_DeactivationReason, DeactivationReason__Output as _webhooks_v1_DeactivationReason__Output } from '../../webhooks/v1/DeactivationReason.ts';

/**
 * An address that receives events.
 */
export interface Endpoint {
  /**
   * The id of the endpoint: a UUID.
   */
  'id'?: (string);
  /**
   * Its mode.
   */
  'mode'?: (_webhooks_v1_Mode);
  /**
   * The address, HTTPS.
   */
  'url'?: (string);
  /**
   * Names of events (invoice.authorized); empty for all.
   */
  'events'?: (string)[];
  /**
   * Whether it receives events.
   */
  'status'?: (_webhooks_v1_EndpointStatus);
  /**
   * The reason and the time of its deactivation.
   */
  'deactivationReason'?: (_webhooks_v1_DeactivationReason);
  /**
   * When it was deactivated; empty while it is active.
   */
  'deactivatedAt'?: (string);
  /**
   * Consecutive deliveries with failed attempts only; a success resets it, and 10 deactivate the endpoint.
   */
  'consecutiveFailures'?: (number);
  /**
   * Replaced secrets also sign until then.
   */
  'previousSecretsExpireAt'?: (string);
  /**
   * When it was created.
   */
  'createdAt'?: (string);
  /**
   * When it last changed.
   */
  'updatedAt'?: (string);
  /**
   * Recipients of a warning about its deactivation.
   */
  'ownerEmails'?: (string)[];
}

/**
 * An address that receives events.
 */
export interface Endpoint__Output {
  /**
   * The id of the endpoint: a UUID.
   */
  'id': (string);
  /**
   * Its mode.
   */
  'mode': (_webhooks_v1_Mode__Output);
  /**
   * The address, HTTPS.
   */
  'url': (string);
  /**
   * Names of events (invoice.authorized); empty for all.
   */
  'events': (string)[];
  /**
   * Whether it receives events.
   */
  'status': (_webhooks_v1_EndpointStatus__Output);
  /**
   * The reason and the time of its deactivation.
   */
  'deactivationReason': (_webhooks_v1_DeactivationReason__Output);
  /**
   * When it was deactivated; empty while it is active.
   */
  'deactivatedAt': (string);
  /**
   * Consecutive deliveries with failed attempts only; a success resets it, and 10 deactivate the endpoint.
   */
  'consecutiveFailures': (number);
  /**
   * Replaced secrets also sign until then.
   */
  'previousSecretsExpireAt': (string);
  /**
   * When it was created.
   */
  'createdAt': (string);
  /**
   * When it last changed.
   */
  'updatedAt': (string);
  /**
   * Recipients of a warning about its deactivation.
   */
  'ownerEmails': (string)[];
}
