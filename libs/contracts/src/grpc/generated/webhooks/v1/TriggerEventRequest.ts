// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';

export interface TriggerEventRequest {
  'caller'?: (_webhooks_v1_Caller | null);
  'type'?: (string);
}

export interface TriggerEventRequest__Output {
  'caller': (_webhooks_v1_Caller__Output | null);
  'type': (string);
}
