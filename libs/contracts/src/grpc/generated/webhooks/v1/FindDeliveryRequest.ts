// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';

export interface FindDeliveryRequest {
  'caller'?: (_webhooks_v1_Caller | null);
  'endpointId'?: (string);
  'deliveryId'?: (string);
}

export interface FindDeliveryRequest__Output {
  'caller': (_webhooks_v1_Caller__Output | null);
  'endpointId': (string);
  'deliveryId': (string);
}
