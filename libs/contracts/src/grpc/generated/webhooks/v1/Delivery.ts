// Original file: protos/webhooks/v1/webhooks.proto

import type { DeliveryStatus as _webhooks_v1_DeliveryStatus, DeliveryStatus__Output as _webhooks_v1_DeliveryStatus__Output } from '../../webhooks/v1/DeliveryStatus.ts';
import type { Attempt as _webhooks_v1_Attempt, Attempt__Output as _webhooks_v1_Attempt__Output } from '../../webhooks/v1/Attempt.ts';

export interface Delivery {
  'id'?: (string);
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
  'status'?: (_webhooks_v1_DeliveryStatus);
  /**
   * The last 24, oldest first.
   */
  'attempts'?: (_webhooks_v1_Attempt)[];
  /**
   * The time of the next attempt, or empty.
   */
  'nextAttemptAt'?: (string);
  'createdAt'?: (string);
  /**
   * The body as sent: only in answers about one delivery.
   */
  'body'?: (string);
}

export interface Delivery__Output {
  'id': (string);
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
  'status': (_webhooks_v1_DeliveryStatus__Output);
  /**
   * The last 24, oldest first.
   */
  'attempts': (_webhooks_v1_Attempt__Output)[];
  /**
   * The time of the next attempt, or empty.
   */
  'nextAttemptAt': (string);
  'createdAt': (string);
  /**
   * The body as sent: only in answers about one delivery.
   */
  'body': (string);
}
