// Original file: protos/webhooks/v1/webhooks.proto

import type { DeliveryStatus as _webhooks_v1_DeliveryStatus, DeliveryStatus__Output as _webhooks_v1_DeliveryStatus__Output } from '../../webhooks/v1/DeliveryStatus.ts';
import type { Attempt as _webhooks_v1_Attempt, Attempt__Output as _webhooks_v1_Attempt__Output } from '../../webhooks/v1/Attempt.ts';

/**
 * The sending of an event to an endpoint.
 */
export interface Delivery {
  /**
   * The id of the delivery: a UUID.
   */
  'id'?: (string);
  /**
   * The id of the endpoint: a UUID.
   */
  'endpointId'?: (string);
  /**
   * The id in the body and in webhook-id: the same in every attempt and resend.
   */
  'eventId'?: (string);
  /**
   * invoice.authorized
   */
  'eventType'?: (string);
  /**
   * Empty for a ping.
   */
  'receiptId'?: (string);
  /**
   * The status of the delivery.
   */
  'status'?: (_webhooks_v1_DeliveryStatus);
  /**
   * The last 24, oldest first.
   */
  'attempts'?: (_webhooks_v1_Attempt)[];
  /**
   * The time of the next attempt, or empty.
   */
  'nextAttemptAt'?: (string);
  /**
   * When it was created.
   */
  'createdAt'?: (string);
  /**
   * The body as sent: only in answers about one delivery.
   */
  'body'?: (string);
}

/**
 * The sending of an event to an endpoint.
 */
export interface Delivery__Output {
  /**
   * The id of the delivery: a UUID.
   */
  'id': (string);
  /**
   * The id of the endpoint: a UUID.
   */
  'endpointId': (string);
  /**
   * The id in the body and in webhook-id: the same in every attempt and resend.
   */
  'eventId': (string);
  /**
   * invoice.authorized
   */
  'eventType': (string);
  /**
   * Empty for a ping.
   */
  'receiptId': (string);
  /**
   * The status of the delivery.
   */
  'status': (_webhooks_v1_DeliveryStatus__Output);
  /**
   * The last 24, oldest first.
   */
  'attempts': (_webhooks_v1_Attempt__Output)[];
  /**
   * The time of the next attempt, or empty.
   */
  'nextAttemptAt': (string);
  /**
   * When it was created.
   */
  'createdAt': (string);
  /**
   * The body as sent: only in answers about one delivery.
   */
  'body': (string);
}
