import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { Attempt as _webhooks_v1_Attempt, Attempt__Output as _webhooks_v1_Attempt__Output } from './webhooks/v1/Attempt.ts';
import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from './webhooks/v1/Caller.ts';
import type { CreateEndpointRequest as _webhooks_v1_CreateEndpointRequest, CreateEndpointRequest__Output as _webhooks_v1_CreateEndpointRequest__Output } from './webhooks/v1/CreateEndpointRequest.ts';
import type { DeleteEndpointResponse as _webhooks_v1_DeleteEndpointResponse, DeleteEndpointResponse__Output as _webhooks_v1_DeleteEndpointResponse__Output } from './webhooks/v1/DeleteEndpointResponse.ts';
import type { Delivery as _webhooks_v1_Delivery, Delivery__Output as _webhooks_v1_Delivery__Output } from './webhooks/v1/Delivery.ts';
import type { EndUnprovedEndpointsRequest as _webhooks_v1_EndUnprovedEndpointsRequest, EndUnprovedEndpointsRequest__Output as _webhooks_v1_EndUnprovedEndpointsRequest__Output } from './webhooks/v1/EndUnprovedEndpointsRequest.ts';
import type { EndUnprovedEndpointsResponse as _webhooks_v1_EndUnprovedEndpointsResponse, EndUnprovedEndpointsResponse__Output as _webhooks_v1_EndUnprovedEndpointsResponse__Output } from './webhooks/v1/EndUnprovedEndpointsResponse.ts';
import type { Endpoint as _webhooks_v1_Endpoint, Endpoint__Output as _webhooks_v1_Endpoint__Output } from './webhooks/v1/Endpoint.ts';
import type { EndpointRequest as _webhooks_v1_EndpointRequest, EndpointRequest__Output as _webhooks_v1_EndpointRequest__Output } from './webhooks/v1/EndpointRequest.ts';
import type { EndpointWithSecret as _webhooks_v1_EndpointWithSecret, EndpointWithSecret__Output as _webhooks_v1_EndpointWithSecret__Output } from './webhooks/v1/EndpointWithSecret.ts';
import type { Event as _webhooks_v1_Event, Event__Output as _webhooks_v1_Event__Output } from './webhooks/v1/Event.ts';
import type { EventNames as _webhooks_v1_EventNames, EventNames__Output as _webhooks_v1_EventNames__Output } from './webhooks/v1/EventNames.ts';
import type { FindDeliveryRequest as _webhooks_v1_FindDeliveryRequest, FindDeliveryRequest__Output as _webhooks_v1_FindDeliveryRequest__Output } from './webhooks/v1/FindDeliveryRequest.ts';
import type { ListDeliveriesRequest as _webhooks_v1_ListDeliveriesRequest, ListDeliveriesRequest__Output as _webhooks_v1_ListDeliveriesRequest__Output } from './webhooks/v1/ListDeliveriesRequest.ts';
import type { ListDeliveriesResponse as _webhooks_v1_ListDeliveriesResponse, ListDeliveriesResponse__Output as _webhooks_v1_ListDeliveriesResponse__Output } from './webhooks/v1/ListDeliveriesResponse.ts';
import type { ListEndpointsRequest as _webhooks_v1_ListEndpointsRequest, ListEndpointsRequest__Output as _webhooks_v1_ListEndpointsRequest__Output } from './webhooks/v1/ListEndpointsRequest.ts';
import type { ListEndpointsResponse as _webhooks_v1_ListEndpointsResponse, ListEndpointsResponse__Output as _webhooks_v1_ListEndpointsResponse__Output } from './webhooks/v1/ListEndpointsResponse.ts';
import type { ResendDeliveryRequest as _webhooks_v1_ResendDeliveryRequest, ResendDeliveryRequest__Output as _webhooks_v1_ResendDeliveryRequest__Output } from './webhooks/v1/ResendDeliveryRequest.ts';
import type { ResendEventRequest as _webhooks_v1_ResendEventRequest, ResendEventRequest__Output as _webhooks_v1_ResendEventRequest__Output } from './webhooks/v1/ResendEventRequest.ts';
import type { ResendSinceRequest as _webhooks_v1_ResendSinceRequest, ResendSinceRequest__Output as _webhooks_v1_ResendSinceRequest__Output } from './webhooks/v1/ResendSinceRequest.ts';
import type { ResendSinceResponse as _webhooks_v1_ResendSinceResponse, ResendSinceResponse__Output as _webhooks_v1_ResendSinceResponse__Output } from './webhooks/v1/ResendSinceResponse.ts';
import type { TakeEventsRequest as _webhooks_v1_TakeEventsRequest, TakeEventsRequest__Output as _webhooks_v1_TakeEventsRequest__Output } from './webhooks/v1/TakeEventsRequest.ts';
import type { TakeEventsResponse as _webhooks_v1_TakeEventsResponse, TakeEventsResponse__Output as _webhooks_v1_TakeEventsResponse__Output } from './webhooks/v1/TakeEventsResponse.ts';
import type { TriggerEventRequest as _webhooks_v1_TriggerEventRequest, TriggerEventRequest__Output as _webhooks_v1_TriggerEventRequest__Output } from './webhooks/v1/TriggerEventRequest.ts';
import type { UpdateEndpointRequest as _webhooks_v1_UpdateEndpointRequest, UpdateEndpointRequest__Output as _webhooks_v1_UpdateEndpointRequest__Output } from './webhooks/v1/UpdateEndpointRequest.ts';
import type { WebhooksClient as _webhooks_v1_WebhooksClient, WebhooksDefinition as _webhooks_v1_WebhooksDefinition } from './webhooks/v1/Webhooks.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  webhooks: {
    v1: {
      Attempt: MessageTypeDefinition<_webhooks_v1_Attempt, _webhooks_v1_Attempt__Output>
      Caller: MessageTypeDefinition<_webhooks_v1_Caller, _webhooks_v1_Caller__Output>
      CreateEndpointRequest: MessageTypeDefinition<_webhooks_v1_CreateEndpointRequest, _webhooks_v1_CreateEndpointRequest__Output>
      DeactivationReason: EnumTypeDefinition
      DeleteEndpointResponse: MessageTypeDefinition<_webhooks_v1_DeleteEndpointResponse, _webhooks_v1_DeleteEndpointResponse__Output>
      Delivery: MessageTypeDefinition<_webhooks_v1_Delivery, _webhooks_v1_Delivery__Output>
      DeliveryStatus: EnumTypeDefinition
      EndUnprovedEndpointsRequest: MessageTypeDefinition<_webhooks_v1_EndUnprovedEndpointsRequest, _webhooks_v1_EndUnprovedEndpointsRequest__Output>
      EndUnprovedEndpointsResponse: MessageTypeDefinition<_webhooks_v1_EndUnprovedEndpointsResponse, _webhooks_v1_EndUnprovedEndpointsResponse__Output>
      Endpoint: MessageTypeDefinition<_webhooks_v1_Endpoint, _webhooks_v1_Endpoint__Output>
      EndpointRequest: MessageTypeDefinition<_webhooks_v1_EndpointRequest, _webhooks_v1_EndpointRequest__Output>
      EndpointStatus: EnumTypeDefinition
      EndpointWithSecret: MessageTypeDefinition<_webhooks_v1_EndpointWithSecret, _webhooks_v1_EndpointWithSecret__Output>
      Event: MessageTypeDefinition<_webhooks_v1_Event, _webhooks_v1_Event__Output>
      EventNames: MessageTypeDefinition<_webhooks_v1_EventNames, _webhooks_v1_EventNames__Output>
      FindDeliveryRequest: MessageTypeDefinition<_webhooks_v1_FindDeliveryRequest, _webhooks_v1_FindDeliveryRequest__Output>
      ListDeliveriesRequest: MessageTypeDefinition<_webhooks_v1_ListDeliveriesRequest, _webhooks_v1_ListDeliveriesRequest__Output>
      ListDeliveriesResponse: MessageTypeDefinition<_webhooks_v1_ListDeliveriesResponse, _webhooks_v1_ListDeliveriesResponse__Output>
      ListEndpointsRequest: MessageTypeDefinition<_webhooks_v1_ListEndpointsRequest, _webhooks_v1_ListEndpointsRequest__Output>
      ListEndpointsResponse: MessageTypeDefinition<_webhooks_v1_ListEndpointsResponse, _webhooks_v1_ListEndpointsResponse__Output>
      Mode: EnumTypeDefinition
      ResendDeliveryRequest: MessageTypeDefinition<_webhooks_v1_ResendDeliveryRequest, _webhooks_v1_ResendDeliveryRequest__Output>
      ResendEventRequest: MessageTypeDefinition<_webhooks_v1_ResendEventRequest, _webhooks_v1_ResendEventRequest__Output>
      ResendSinceRequest: MessageTypeDefinition<_webhooks_v1_ResendSinceRequest, _webhooks_v1_ResendSinceRequest__Output>
      ResendSinceResponse: MessageTypeDefinition<_webhooks_v1_ResendSinceResponse, _webhooks_v1_ResendSinceResponse__Output>
      TakeEventsRequest: MessageTypeDefinition<_webhooks_v1_TakeEventsRequest, _webhooks_v1_TakeEventsRequest__Output>
      TakeEventsResponse: MessageTypeDefinition<_webhooks_v1_TakeEventsResponse, _webhooks_v1_TakeEventsResponse__Output>
      TriggerEventRequest: MessageTypeDefinition<_webhooks_v1_TriggerEventRequest, _webhooks_v1_TriggerEventRequest__Output>
      UpdateEndpointRequest: MessageTypeDefinition<_webhooks_v1_UpdateEndpointRequest, _webhooks_v1_UpdateEndpointRequest__Output>
      /**
       * A workspace's endpoints, and the deliveries to them.
       */
      Webhooks: SubtypeConstructor<typeof grpc.Client, _webhooks_v1_WebhooksClient> & { service: _webhooks_v1_WebhooksDefinition }
    }
  }
}

