// Original file: protos/webhooks/v1/webhooks.proto

import type { Delivery as _webhooks_v1_Delivery, Delivery__Output as _webhooks_v1_Delivery__Output } from '../../webhooks/v1/Delivery.ts';

export interface ListDeliveriesResponse {
  'deliveries'?: (_webhooks_v1_Delivery)[];
  /**
   * Empty on the last page.
   */
  'nextCursor'?: (string);
  /**
   * The rows of all pages.
   */
  'total'?: (number);
}

export interface ListDeliveriesResponse__Output {
  'deliveries': (_webhooks_v1_Delivery__Output)[];
  /**
   * Empty on the last page.
   */
  'nextCursor': (string);
  /**
   * The rows of all pages.
   */
  'total': (number);
}
