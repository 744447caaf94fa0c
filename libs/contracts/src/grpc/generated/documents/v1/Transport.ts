// Original file: protos/documents/v1/orders.proto

import type { Party as _documents_v1_Party, Party__Output as _documents_v1_Party__Output } from '../../documents/v1/Party.ts';
import type { TransportDestination as _documents_v1_TransportDestination, TransportDestination__Output as _documents_v1_TransportDestination__Output } from '../../documents/v1/TransportDestination.ts';

/**
 * The data of a transport. The invoice then replaces the waybill.
 */
export interface Transport {
  /**
   * The address where the transport begins. At most 300 characters. Required.
   */
  'departureAddress'?: (string);
  /**
   * The address where it ends. At most 300 characters. Required.
   */
  'arrivalAddress'?: (string);
  /**
   * The first day of the transport, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   * Required.
   */
  'startDate'?: (string);
  /**
   * Its last day, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22. Required.
   */
  'endDate'?: (string);
  /**
   * A person or a company. Required.
   */
  'carrier'?: (_documents_v1_Party | null);
  /**
   * The plate of the vehicle. At most 20 characters. Required.
   */
  'plate'?: (string);
  /**
   * A destination of the goods. At least one. Required.
   */
  'destinations'?: (_documents_v1_TransportDestination)[];
}

/**
 * The data of a transport. The invoice then replaces the waybill.
 */
export interface Transport__Output {
  /**
   * The address where the transport begins. At most 300 characters. Required.
   */
  'departureAddress': (string);
  /**
   * The address where it ends. At most 300 characters. Required.
   */
  'arrivalAddress': (string);
  /**
   * The first day of the transport, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   * Required.
   */
  'startDate': (string);
  /**
   * Its last day, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22. Required.
   */
  'endDate': (string);
  /**
   * A person or a company. Required.
   */
  'carrier': (_documents_v1_Party__Output | null);
  /**
   * The plate of the vehicle. At most 20 characters. Required.
   */
  'plate': (string);
  /**
   * A destination of the goods. At least one. Required.
   */
  'destinations': (_documents_v1_TransportDestination__Output)[];
}
