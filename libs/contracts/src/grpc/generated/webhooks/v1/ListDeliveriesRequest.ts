// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';
import type { DeliveryStatus as _webhooks_v1_DeliveryStatus, DeliveryStatus__Output as _webhooks_v1_DeliveryStatus__Output } from '../../webhooks/v1/DeliveryStatus.ts';

export interface ListDeliveriesRequest {
  'caller'?: (_webhooks_v1_Caller | null);
  'endpointId'?: (string);
  /**
   * Only deliveries of this status; all when unspecified.
   */
  'status'?: (_webhooks_v1_DeliveryStatus);
  /**
   * At most so many, 1 to 100; 20 when 0.
   */
  'limit'?: (number);
  /**
   * The next_cursor of the page before; empty for the first.
   */
  'cursor'?: (string);
}

export interface ListDeliveriesRequest__Output {
  'caller': (_webhooks_v1_Caller__Output | null);
  'endpointId': (string);
  /**
   * Only deliveries of this status; all when unspecified.
   */
  'status': (_webhooks_v1_DeliveryStatus__Output);
  /**
   * At most so many, 1 to 100; 20 when 0.
   */
  'limit': (number);
  /**
   * The next_cursor of the page before; empty for the first.
   */
  'cursor': (string);
}
