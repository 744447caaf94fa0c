// Original file: protos/webhooks/v1/webhooks.proto

import type { Delivery as _webhooks_v1_Delivery, Delivery__Output as _webhooks_v1_Delivery__Output } from '../../webhooks/v1/Delivery.ts';

/**
 * The answer of ListDeliveries.
 */
export interface ListDeliveriesResponse {
  /**
   * The deliveries of the page, newest first.
   */
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

/**
 * The answer of ListDeliveries.
 */
export interface ListDeliveriesResponse__Output {
  /**
   * The deliveries of the page, newest first.
   */
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
