// Original file: protos/webhooks/v1/webhooks.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CreateEndpointRequest as _webhooks_v1_CreateEndpointRequest, CreateEndpointRequest__Output as _webhooks_v1_CreateEndpointRequest__Output } from '../../webhooks/v1/CreateEndpointRequest.ts';
import type { DeleteEndpointResponse as _webhooks_v1_DeleteEndpointResponse, DeleteEndpointResponse__Output as _webhooks_v1_DeleteEndpointResponse__Output } from '../../webhooks/v1/DeleteEndpointResponse.ts';
import type { Delivery as _webhooks_v1_Delivery, Delivery__Output as _webhooks_v1_Delivery__Output } from '../../webhooks/v1/Delivery.ts';
import type { EndUnprovedEndpointsRequest as _webhooks_v1_EndUnprovedEndpointsRequest, EndUnprovedEndpointsRequest__Output as _webhooks_v1_EndUnprovedEndpointsRequest__Output } from '../../webhooks/v1/EndUnprovedEndpointsRequest.ts';
import type { EndUnprovedEndpointsResponse as _webhooks_v1_EndUnprovedEndpointsResponse, EndUnprovedEndpointsResponse__Output as _webhooks_v1_EndUnprovedEndpointsResponse__Output } from '../../webhooks/v1/EndUnprovedEndpointsResponse.ts';
import type { Endpoint as _webhooks_v1_Endpoint, Endpoint__Output as _webhooks_v1_Endpoint__Output } from '../../webhooks/v1/Endpoint.ts';
import type { EndpointRequest as _webhooks_v1_EndpointRequest, EndpointRequest__Output as _webhooks_v1_EndpointRequest__Output } from '../../webhooks/v1/EndpointRequest.ts';
import type { EndpointWithSecret as _webhooks_v1_EndpointWithSecret, EndpointWithSecret__Output as _webhooks_v1_EndpointWithSecret__Output } from '../../webhooks/v1/EndpointWithSecret.ts';
import type { Event as _webhooks_v1_Event, Event__Output as _webhooks_v1_Event__Output } from '../../webhooks/v1/Event.ts';
import type { FindDeliveryRequest as _webhooks_v1_FindDeliveryRequest, FindDeliveryRequest__Output as _webhooks_v1_FindDeliveryRequest__Output } from '../../webhooks/v1/FindDeliveryRequest.ts';
import type { ListDeliveriesRequest as _webhooks_v1_ListDeliveriesRequest, ListDeliveriesRequest__Output as _webhooks_v1_ListDeliveriesRequest__Output } from '../../webhooks/v1/ListDeliveriesRequest.ts';
import type { ListDeliveriesResponse as _webhooks_v1_ListDeliveriesResponse, ListDeliveriesResponse__Output as _webhooks_v1_ListDeliveriesResponse__Output } from '../../webhooks/v1/ListDeliveriesResponse.ts';
import type { ListEndpointsRequest as _webhooks_v1_ListEndpointsRequest, ListEndpointsRequest__Output as _webhooks_v1_ListEndpointsRequest__Output } from '../../webhooks/v1/ListEndpointsRequest.ts';
import type { ListEndpointsResponse as _webhooks_v1_ListEndpointsResponse, ListEndpointsResponse__Output as _webhooks_v1_ListEndpointsResponse__Output } from '../../webhooks/v1/ListEndpointsResponse.ts';
import type { ResendDeliveryRequest as _webhooks_v1_ResendDeliveryRequest, ResendDeliveryRequest__Output as _webhooks_v1_ResendDeliveryRequest__Output } from '../../webhooks/v1/ResendDeliveryRequest.ts';
import type { ResendEventRequest as _webhooks_v1_ResendEventRequest, ResendEventRequest__Output as _webhooks_v1_ResendEventRequest__Output } from '../../webhooks/v1/ResendEventRequest.ts';
import type { ResendSinceRequest as _webhooks_v1_ResendSinceRequest, ResendSinceRequest__Output as _webhooks_v1_ResendSinceRequest__Output } from '../../webhooks/v1/ResendSinceRequest.ts';
import type { ResendSinceResponse as _webhooks_v1_ResendSinceResponse, ResendSinceResponse__Output as _webhooks_v1_ResendSinceResponse__Output } from '../../webhooks/v1/ResendSinceResponse.ts';
import type { TakeEventsRequest as _webhooks_v1_TakeEventsRequest, TakeEventsRequest__Output as _webhooks_v1_TakeEventsRequest__Output } from '../../webhooks/v1/TakeEventsRequest.ts';
import type { TakeEventsResponse as _webhooks_v1_TakeEventsResponse, TakeEventsResponse__Output as _webhooks_v1_TakeEventsResponse__Output } from '../../webhooks/v1/TakeEventsResponse.ts';
import type { TriggerEventRequest as _webhooks_v1_TriggerEventRequest, TriggerEventRequest__Output as _webhooks_v1_TriggerEventRequest__Output } from '../../webhooks/v1/TriggerEventRequest.ts';
import type { UpdateEndpointRequest as _webhooks_v1_UpdateEndpointRequest, UpdateEndpointRequest__Output as _webhooks_v1_UpdateEndpointRequest__Output } from '../../webhooks/v1/UpdateEndpointRequest.ts';

/**
 * A workspace's endpoints, and the deliveries to them.
 */
export interface WebhooksClient extends grpc.Client {
  /**
   * invalid VAL_10000: an address that is not public HTTPS on port 443 or 8443, or an unknown event.
   * conflict WHK_00005: more than 20 endpoints of a workspace in a mode.
   * unauthenticated WHK_00008: the caller's address is unproved, after EndUnprovedEndpoints.
   * Safe to repeat with the same endpoint_id: the answer has the same secret.
   */
  CreateEndpoint(argument: _webhooks_v1_CreateEndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  CreateEndpoint(argument: _webhooks_v1_CreateEndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  CreateEndpoint(argument: _webhooks_v1_CreateEndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  CreateEndpoint(argument: _webhooks_v1_CreateEndpointRequest, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  /**
   * invalid VAL_10000: an address that is not public HTTPS on port 443 or 8443, or an unknown event.
   * conflict WHK_00005: more than 20 endpoints of a workspace in a mode.
   * unauthenticated WHK_00008: the caller's address is unproved, after EndUnprovedEndpoints.
   * Safe to repeat with the same endpoint_id: the answer has the same secret.
   */
  createEndpoint(argument: _webhooks_v1_CreateEndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  createEndpoint(argument: _webhooks_v1_CreateEndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  createEndpoint(argument: _webhooks_v1_CreateEndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  createEndpoint(argument: _webhooks_v1_CreateEndpointRequest, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes it with its history. A delivery in progress may still arrive. Safe to repeat.
   */
  DeleteEndpoint(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_DeleteEndpointResponse__Output>): grpc.ClientUnaryCall;
  DeleteEndpoint(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_DeleteEndpointResponse__Output>): grpc.ClientUnaryCall;
  DeleteEndpoint(argument: _webhooks_v1_EndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_DeleteEndpointResponse__Output>): grpc.ClientUnaryCall;
  DeleteEndpoint(argument: _webhooks_v1_EndpointRequest, callback: grpc.requestCallback<_webhooks_v1_DeleteEndpointResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes it with its history. A delivery in progress may still arrive. Safe to repeat.
   */
  deleteEndpoint(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_DeleteEndpointResponse__Output>): grpc.ClientUnaryCall;
  deleteEndpoint(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_DeleteEndpointResponse__Output>): grpc.ClientUnaryCall;
  deleteEndpoint(argument: _webhooks_v1_EndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_DeleteEndpointResponse__Output>): grpc.ClientUnaryCall;
  deleteEndpoint(argument: _webhooks_v1_EndpointRequest, callback: grpc.requestCallback<_webhooks_v1_DeleteEndpointResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Call it before the first proof of the owner's address: it deletes all endpoints of both modes, and from then on
   * refuses those of unproved callers. Safe to repeat.
   */
  EndUnprovedEndpoints(argument: _webhooks_v1_EndUnprovedEndpointsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndUnprovedEndpointsResponse__Output>): grpc.ClientUnaryCall;
  EndUnprovedEndpoints(argument: _webhooks_v1_EndUnprovedEndpointsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_EndUnprovedEndpointsResponse__Output>): grpc.ClientUnaryCall;
  EndUnprovedEndpoints(argument: _webhooks_v1_EndUnprovedEndpointsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndUnprovedEndpointsResponse__Output>): grpc.ClientUnaryCall;
  EndUnprovedEndpoints(argument: _webhooks_v1_EndUnprovedEndpointsRequest, callback: grpc.requestCallback<_webhooks_v1_EndUnprovedEndpointsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Call it before the first proof of the owner's address: it deletes all endpoints of both modes, and from then on
   * refuses those of unproved callers. Safe to repeat.
   */
  endUnprovedEndpoints(argument: _webhooks_v1_EndUnprovedEndpointsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndUnprovedEndpointsResponse__Output>): grpc.ClientUnaryCall;
  endUnprovedEndpoints(argument: _webhooks_v1_EndUnprovedEndpointsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_EndUnprovedEndpointsResponse__Output>): grpc.ClientUnaryCall;
  endUnprovedEndpoints(argument: _webhooks_v1_EndUnprovedEndpointsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndUnprovedEndpointsResponse__Output>): grpc.ClientUnaryCall;
  endUnprovedEndpoints(argument: _webhooks_v1_EndUnprovedEndpointsRequest, callback: grpc.requestCallback<_webhooks_v1_EndUnprovedEndpointsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * One delivery, with its stored body. not-found WHK_00002, WHK_00003.
   */
  FindDelivery(argument: _webhooks_v1_FindDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  FindDelivery(argument: _webhooks_v1_FindDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  FindDelivery(argument: _webhooks_v1_FindDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  FindDelivery(argument: _webhooks_v1_FindDeliveryRequest, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  /**
   * One delivery, with its stored body. not-found WHK_00002, WHK_00003.
   */
  findDelivery(argument: _webhooks_v1_FindDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  findDelivery(argument: _webhooks_v1_FindDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  findDelivery(argument: _webhooks_v1_FindDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  findDelivery(argument: _webhooks_v1_FindDeliveryRequest, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  
  /**
   * The history of an endpoint, newest first, of 30 days.
   */
  ListDeliveries(argument: _webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _webhooks_v1_ListDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _webhooks_v1_ListDeliveriesRequest, callback: grpc.requestCallback<_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The history of an endpoint, newest first, of 30 days.
   */
  listDeliveries(argument: _webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: _webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: _webhooks_v1_ListDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: _webhooks_v1_ListDeliveriesRequest, callback: grpc.requestCallback<_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * All of them, oldest first.
   */
  ListEndpoints(argument: _webhooks_v1_ListEndpointsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ListEndpointsResponse__Output>): grpc.ClientUnaryCall;
  ListEndpoints(argument: _webhooks_v1_ListEndpointsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_ListEndpointsResponse__Output>): grpc.ClientUnaryCall;
  ListEndpoints(argument: _webhooks_v1_ListEndpointsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ListEndpointsResponse__Output>): grpc.ClientUnaryCall;
  ListEndpoints(argument: _webhooks_v1_ListEndpointsRequest, callback: grpc.requestCallback<_webhooks_v1_ListEndpointsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * All of them, oldest first.
   */
  listEndpoints(argument: _webhooks_v1_ListEndpointsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ListEndpointsResponse__Output>): grpc.ClientUnaryCall;
  listEndpoints(argument: _webhooks_v1_ListEndpointsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_ListEndpointsResponse__Output>): grpc.ClientUnaryCall;
  listEndpoints(argument: _webhooks_v1_ListEndpointsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ListEndpointsResponse__Output>): grpc.ClientUnaryCall;
  listEndpoints(argument: _webhooks_v1_ListEndpointsRequest, callback: grpc.requestCallback<_webhooks_v1_ListEndpointsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends one webhook.ping now, also to a deactivated endpoint, and returns the result.
   */
  Ping(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  Ping(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  Ping(argument: _webhooks_v1_EndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  Ping(argument: _webhooks_v1_EndpointRequest, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  /**
   * Sends one webhook.ping now, also to a deactivated endpoint, and returns the result.
   */
  ping(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  ping(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  ping(argument: _webhooks_v1_EndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  ping(argument: _webhooks_v1_EndpointRequest, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reactivates an endpoint. Missed deliveries are in the history, for a resend. Safe to repeat.
   */
  Reactivate(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  Reactivate(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  Reactivate(argument: _webhooks_v1_EndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  Reactivate(argument: _webhooks_v1_EndpointRequest, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  /**
   * Reactivates an endpoint. Missed deliveries are in the history, for a resend. Safe to repeat.
   */
  reactivate(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  reactivate(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  reactivate(argument: _webhooks_v1_EndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  reactivate(argument: _webhooks_v1_EndpointRequest, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts a delivery again in any state: at once, then like a new one, with the same event id. A pending one stays
   * unchanged. conflict WHK_00004.
   */
  ResendDelivery(argument: _webhooks_v1_ResendDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  ResendDelivery(argument: _webhooks_v1_ResendDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  ResendDelivery(argument: _webhooks_v1_ResendDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  ResendDelivery(argument: _webhooks_v1_ResendDeliveryRequest, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  /**
   * Starts a delivery again in any state: at once, then like a new one, with the same event id. A pending one stays
   * unchanged. conflict WHK_00004.
   */
  resendDelivery(argument: _webhooks_v1_ResendDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  resendDelivery(argument: _webhooks_v1_ResendDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  resendDelivery(argument: _webhooks_v1_ResendDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  resendDelivery(argument: _webhooks_v1_ResendDeliveryRequest, callback: grpc.requestCallback<_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends a stored event again to the endpoints and listeners that selected it, with the same id; deactivated endpoints
   * are left out. not-found WHK_00009.
   */
  ResendEvent(argument: _webhooks_v1_ResendEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  ResendEvent(argument: _webhooks_v1_ResendEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  ResendEvent(argument: _webhooks_v1_ResendEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  ResendEvent(argument: _webhooks_v1_ResendEventRequest, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sends a stored event again to the endpoints and listeners that selected it, with the same id; deactivated endpoints
   * are left out. not-found WHK_00009.
   */
  resendEvent(argument: _webhooks_v1_ResendEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  resendEvent(argument: _webhooks_v1_ResendEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  resendEvent(argument: _webhooks_v1_ResendEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  resendEvent(argument: _webhooks_v1_ResendEventRequest, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts all failed or skipped deliveries since an instant again. conflict WHK_00004.
   */
  ResendSince(argument: _webhooks_v1_ResendSinceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  ResendSince(argument: _webhooks_v1_ResendSinceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  ResendSince(argument: _webhooks_v1_ResendSinceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  ResendSince(argument: _webhooks_v1_ResendSinceRequest, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Starts all failed or skipped deliveries since an instant again. conflict WHK_00004.
   */
  resendSince(argument: _webhooks_v1_ResendSinceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  resendSince(argument: _webhooks_v1_ResendSinceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  resendSince(argument: _webhooks_v1_ResendSinceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  resendSince(argument: _webhooks_v1_ResendSinceRequest, callback: grpc.requestCallback<_webhooks_v1_ResendSinceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a new secret. The old one also signs for 24 hours.
   */
  RotateSecret(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  RotateSecret(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  RotateSecret(argument: _webhooks_v1_EndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  RotateSecret(argument: _webhooks_v1_EndpointRequest, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a new secret. The old one also signs for 24 hours.
   */
  rotateSecret(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  rotateSecret(argument: _webhooks_v1_EndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  rotateSecret(argument: _webhooks_v1_EndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  rotateSecret(argument: _webhooks_v1_EndpointRequest, callback: grpc.requestCallback<_webhooks_v1_EndpointWithSecret__Output>): grpc.ClientUnaryCall;
  
  /**
   * Takes the waiting events of a listener: a caller without an address, which asks instead. Creates the listener with
   * the first call; it ends 30 s after the last one. The first answer waits until no later event can be missed.
   * conflict WHK_00010: more than 20 listeners of a workspace in a mode.
   */
  TakeEvents(argument: _webhooks_v1_TakeEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_TakeEventsResponse__Output>): grpc.ClientUnaryCall;
  TakeEvents(argument: _webhooks_v1_TakeEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_TakeEventsResponse__Output>): grpc.ClientUnaryCall;
  TakeEvents(argument: _webhooks_v1_TakeEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_TakeEventsResponse__Output>): grpc.ClientUnaryCall;
  TakeEvents(argument: _webhooks_v1_TakeEventsRequest, callback: grpc.requestCallback<_webhooks_v1_TakeEventsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Takes the waiting events of a listener: a caller without an address, which asks instead. Creates the listener with
   * the first call; it ends 30 s after the last one. The first answer waits until no later event can be missed.
   * conflict WHK_00010: more than 20 listeners of a workspace in a mode.
   */
  takeEvents(argument: _webhooks_v1_TakeEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_TakeEventsResponse__Output>): grpc.ClientUnaryCall;
  takeEvents(argument: _webhooks_v1_TakeEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_TakeEventsResponse__Output>): grpc.ClientUnaryCall;
  takeEvents(argument: _webhooks_v1_TakeEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_TakeEventsResponse__Output>): grpc.ClientUnaryCall;
  takeEvents(argument: _webhooks_v1_TakeEventsRequest, callback: grpc.requestCallback<_webhooks_v1_TakeEventsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends an example of an event to the endpoints and listeners that selected it, with a new id.
   * invalid VAL_10000: an unknown type.
   */
  TriggerEvent(argument: _webhooks_v1_TriggerEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Event__Output>): grpc.ClientUnaryCall;
  TriggerEvent(argument: _webhooks_v1_TriggerEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Event__Output>): grpc.ClientUnaryCall;
  TriggerEvent(argument: _webhooks_v1_TriggerEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Event__Output>): grpc.ClientUnaryCall;
  TriggerEvent(argument: _webhooks_v1_TriggerEventRequest, callback: grpc.requestCallback<_webhooks_v1_Event__Output>): grpc.ClientUnaryCall;
  /**
   * Sends an example of an event to the endpoints and listeners that selected it, with a new id.
   * invalid VAL_10000: an unknown type.
   */
  triggerEvent(argument: _webhooks_v1_TriggerEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Event__Output>): grpc.ClientUnaryCall;
  triggerEvent(argument: _webhooks_v1_TriggerEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Event__Output>): grpc.ClientUnaryCall;
  triggerEvent(argument: _webhooks_v1_TriggerEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Event__Output>): grpc.ClientUnaryCall;
  triggerEvent(argument: _webhooks_v1_TriggerEventRequest, callback: grpc.requestCallback<_webhooks_v1_Event__Output>): grpc.ClientUnaryCall;
  
  /**
   * Absent fields stay.
   */
  UpdateEndpoint(argument: _webhooks_v1_UpdateEndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  UpdateEndpoint(argument: _webhooks_v1_UpdateEndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  UpdateEndpoint(argument: _webhooks_v1_UpdateEndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  UpdateEndpoint(argument: _webhooks_v1_UpdateEndpointRequest, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  /**
   * Absent fields stay.
   */
  updateEndpoint(argument: _webhooks_v1_UpdateEndpointRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  updateEndpoint(argument: _webhooks_v1_UpdateEndpointRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  updateEndpoint(argument: _webhooks_v1_UpdateEndpointRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  updateEndpoint(argument: _webhooks_v1_UpdateEndpointRequest, callback: grpc.requestCallback<_webhooks_v1_Endpoint__Output>): grpc.ClientUnaryCall;
  
}

/**
 * A workspace's endpoints, and the deliveries to them.
 */
export interface WebhooksHandlers extends grpc.UntypedServiceImplementation {
  /**
   * invalid VAL_10000: an address that is not public HTTPS on port 443 or 8443, or an unknown event.
   * conflict WHK_00005: more than 20 endpoints of a workspace in a mode.
   * unauthenticated WHK_00008: the caller's address is unproved, after EndUnprovedEndpoints.
   * Safe to repeat with the same endpoint_id: the answer has the same secret.
   */
  CreateEndpoint: grpc.handleUnaryCall<_webhooks_v1_CreateEndpointRequest__Output, _webhooks_v1_EndpointWithSecret>;
  
  /**
   * Deletes it with its history. A delivery in progress may still arrive. Safe to repeat.
   */
  DeleteEndpoint: grpc.handleUnaryCall<_webhooks_v1_EndpointRequest__Output, _webhooks_v1_DeleteEndpointResponse>;
  
  /**
   * Call it before the first proof of the owner's address: it deletes all endpoints of both modes, and from then on
   * refuses those of unproved callers. Safe to repeat.
   */
  EndUnprovedEndpoints: grpc.handleUnaryCall<_webhooks_v1_EndUnprovedEndpointsRequest__Output, _webhooks_v1_EndUnprovedEndpointsResponse>;
  
  /**
   * One delivery, with its stored body. not-found WHK_00002, WHK_00003.
   */
  FindDelivery: grpc.handleUnaryCall<_webhooks_v1_FindDeliveryRequest__Output, _webhooks_v1_Delivery>;
  
  /**
   * The history of an endpoint, newest first, of 30 days.
   */
  ListDeliveries: grpc.handleUnaryCall<_webhooks_v1_ListDeliveriesRequest__Output, _webhooks_v1_ListDeliveriesResponse>;
  
  /**
   * All of them, oldest first.
   */
  ListEndpoints: grpc.handleUnaryCall<_webhooks_v1_ListEndpointsRequest__Output, _webhooks_v1_ListEndpointsResponse>;
  
  /**
   * Sends one webhook.ping now, also to a deactivated endpoint, and returns the result.
   */
  Ping: grpc.handleUnaryCall<_webhooks_v1_EndpointRequest__Output, _webhooks_v1_Delivery>;
  
  /**
   * Reactivates an endpoint. Missed deliveries are in the history, for a resend. Safe to repeat.
   */
  Reactivate: grpc.handleUnaryCall<_webhooks_v1_EndpointRequest__Output, _webhooks_v1_Endpoint>;
  
  /**
   * Starts a delivery again in any state: at once, then like a new one, with the same event id. A pending one stays
   * unchanged. conflict WHK_00004.
   */
  ResendDelivery: grpc.handleUnaryCall<_webhooks_v1_ResendDeliveryRequest__Output, _webhooks_v1_Delivery>;
  
  /**
   * Sends a stored event again to the endpoints and listeners that selected it, with the same id; deactivated endpoints
   * are left out. not-found WHK_00009.
   */
  ResendEvent: grpc.handleUnaryCall<_webhooks_v1_ResendEventRequest__Output, _webhooks_v1_ResendSinceResponse>;
  
  /**
   * Starts all failed or skipped deliveries since an instant again. conflict WHK_00004.
   */
  ResendSince: grpc.handleUnaryCall<_webhooks_v1_ResendSinceRequest__Output, _webhooks_v1_ResendSinceResponse>;
  
  /**
   * Creates a new secret. The old one also signs for 24 hours.
   */
  RotateSecret: grpc.handleUnaryCall<_webhooks_v1_EndpointRequest__Output, _webhooks_v1_EndpointWithSecret>;
  
  /**
   * Takes the waiting events of a listener: a caller without an address, which asks instead. Creates the listener with
   * the first call; it ends 30 s after the last one. The first answer waits until no later event can be missed.
   * conflict WHK_00010: more than 20 listeners of a workspace in a mode.
   */
  TakeEvents: grpc.handleUnaryCall<_webhooks_v1_TakeEventsRequest__Output, _webhooks_v1_TakeEventsResponse>;
  
  /**
   * Sends an example of an event to the endpoints and listeners that selected it, with a new id.
   * invalid VAL_10000: an unknown type.
   */
  TriggerEvent: grpc.handleUnaryCall<_webhooks_v1_TriggerEventRequest__Output, _webhooks_v1_Event>;
  
  /**
   * Absent fields stay.
   */
  UpdateEndpoint: grpc.handleUnaryCall<_webhooks_v1_UpdateEndpointRequest__Output, _webhooks_v1_Endpoint>;
  
}

export interface WebhooksDefinition extends grpc.ServiceDefinition {
  CreateEndpoint: MethodDefinition<_webhooks_v1_CreateEndpointRequest, _webhooks_v1_EndpointWithSecret, _webhooks_v1_CreateEndpointRequest__Output, _webhooks_v1_EndpointWithSecret__Output>
  DeleteEndpoint: MethodDefinition<_webhooks_v1_EndpointRequest, _webhooks_v1_DeleteEndpointResponse, _webhooks_v1_EndpointRequest__Output, _webhooks_v1_DeleteEndpointResponse__Output>
  EndUnprovedEndpoints: MethodDefinition<_webhooks_v1_EndUnprovedEndpointsRequest, _webhooks_v1_EndUnprovedEndpointsResponse, _webhooks_v1_EndUnprovedEndpointsRequest__Output, _webhooks_v1_EndUnprovedEndpointsResponse__Output>
  FindDelivery: MethodDefinition<_webhooks_v1_FindDeliveryRequest, _webhooks_v1_Delivery, _webhooks_v1_FindDeliveryRequest__Output, _webhooks_v1_Delivery__Output>
  ListDeliveries: MethodDefinition<_webhooks_v1_ListDeliveriesRequest, _webhooks_v1_ListDeliveriesResponse, _webhooks_v1_ListDeliveriesRequest__Output, _webhooks_v1_ListDeliveriesResponse__Output>
  ListEndpoints: MethodDefinition<_webhooks_v1_ListEndpointsRequest, _webhooks_v1_ListEndpointsResponse, _webhooks_v1_ListEndpointsRequest__Output, _webhooks_v1_ListEndpointsResponse__Output>
  Ping: MethodDefinition<_webhooks_v1_EndpointRequest, _webhooks_v1_Delivery, _webhooks_v1_EndpointRequest__Output, _webhooks_v1_Delivery__Output>
  Reactivate: MethodDefinition<_webhooks_v1_EndpointRequest, _webhooks_v1_Endpoint, _webhooks_v1_EndpointRequest__Output, _webhooks_v1_Endpoint__Output>
  ResendDelivery: MethodDefinition<_webhooks_v1_ResendDeliveryRequest, _webhooks_v1_Delivery, _webhooks_v1_ResendDeliveryRequest__Output, _webhooks_v1_Delivery__Output>
  ResendEvent: MethodDefinition<_webhooks_v1_ResendEventRequest, _webhooks_v1_ResendSinceResponse, _webhooks_v1_ResendEventRequest__Output, _webhooks_v1_ResendSinceResponse__Output>
  ResendSince: MethodDefinition<_webhooks_v1_ResendSinceRequest, _webhooks_v1_ResendSinceResponse, _webhooks_v1_ResendSinceRequest__Output, _webhooks_v1_ResendSinceResponse__Output>
  RotateSecret: MethodDefinition<_webhooks_v1_EndpointRequest, _webhooks_v1_EndpointWithSecret, _webhooks_v1_EndpointRequest__Output, _webhooks_v1_EndpointWithSecret__Output>
  TakeEvents: MethodDefinition<_webhooks_v1_TakeEventsRequest, _webhooks_v1_TakeEventsResponse, _webhooks_v1_TakeEventsRequest__Output, _webhooks_v1_TakeEventsResponse__Output>
  TriggerEvent: MethodDefinition<_webhooks_v1_TriggerEventRequest, _webhooks_v1_Event, _webhooks_v1_TriggerEventRequest__Output, _webhooks_v1_Event__Output>
  UpdateEndpoint: MethodDefinition<_webhooks_v1_UpdateEndpointRequest, _webhooks_v1_Endpoint, _webhooks_v1_UpdateEndpointRequest__Output, _webhooks_v1_Endpoint__Output>
}
