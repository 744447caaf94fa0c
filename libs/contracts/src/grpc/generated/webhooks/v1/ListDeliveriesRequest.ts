// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';
import type { DeliveryStatus as _webhooks_v1_DeliveryStatus, DeliveryStatus__Output as _webhooks_v1_DeliveryStatus__Output } from '../../webhooks/v1/DeliveryStatus.ts';

/**
 * The request of ListDeliveries.
 */
export interface ListDeliveriesRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_webhooks_v1_Caller | null);
  /**
   * The id of the endpoint: a UUID.
   */
  'endpointId'?: (string);
  /**
   * The status of the deliveries; all when unspecified.
   */
  'status'?: (_webhooks_v1_DeliveryStatus);
  /**
   * 1 to 100; 20 when 0.
   */
  'limit'?: (number);
  /**
   * The next_cursor of the previous page; empty for the first.
   */
  'cursor'?: (string);
}

/**
 * The request of ListDeliveries.
 */
export interface ListDeliveriesRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_webhooks_v1_Caller__Output | null);
  /**
   * The id of the endpoint: a UUID.
   */
  'endpointId': (string);
  /**
   * The status of the deliveries; all when unspecified.
   */
  'status': (_webhooks_v1_DeliveryStatus__Output);
  /**
   * 1 to 100; 20 when 0.
   */
  'limit': (number);
  /**
   * The next_cursor of the previous page; empty for the first.
   */
  'cursor': (string);
}
