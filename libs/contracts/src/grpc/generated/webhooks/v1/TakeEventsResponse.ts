// Original file: protos/webhooks/v1/webhooks.proto

import type { Event as _webhooks_v1_Event, Event__Output as _webhooks_v1_Event__Output } from '../../webhooks/v1/Event.ts';

/**
 * The events since the last call.
 */
export interface TakeEventsResponse {
  /**
   * At most 100, oldest first; the next call has the others.
   */
  'events'?: (_webhooks_v1_Event)[];
}

/**
 * The events since the last call.
 */
export interface TakeEventsResponse__Output {
  /**
   * At most 100, oldest first; the next call has the others.
   */
  'events': (_webhooks_v1_Event__Output)[];
}
