import type { Mode } from '@etax/contracts'
import type { Attempt, AttemptResult, Delivery, DeliveryStatus } from './domain/delivery.ts'
import type { Endpoint, Listener } from './domain/endpoint.ts'
import type { WebhookEvent } from './domain/event.ts'

export interface Owner {
  workspaceId: string
  mode: Mode
}

export interface AddingLimits {
  most: number
  /** Whether the caller has not proved the address of the account. */
  unproved: boolean
}

export interface Endpoints {
  /** The list is at most half a second old. */
  cached(owner: Owner): Promise<readonly Endpoint[]>
  /** Without listeners. */
  list(owner: Owner): Promise<Endpoint[]>
  /** Never a listener. */
  find(owner: Owner, id: string): Promise<Endpoint | null>
  add(endpoint: Endpoint, limits: AddingLimits): Promise<'added' | 'too-many' | 'made-before-proof'>
  /** Marks the owner's address as proved: unproved callers add no more endpoints. */
  markProved(workspaceId: string): Promise<void>
  /** Creates a listener, or lets it listen until then. */
  listen(listener: Listener, limits: AddingLimits): Promise<'added' | 'too-many' | 'made-before-proof'>
  change(owner: Owner, id: string, set: Partial<Endpoint>, unset?: 'due'): Promise<Endpoint | null>
  remove(owner: Owner, id: string): Promise<void>
  clearFailures(endpoint: Endpoint): Promise<void>
  claimUnwarned(): Promise<Endpoint[]>
  warned(endpoint: Endpoint): Promise<void>
  forget(owner: Owner): void
}

export interface Page {
  status?: DeliveryStatus
  limit: number
  before?: { createdAt: Date; _id: string }
}

export interface HeldDelivery {
  delivery: Delivery
  lease: string
  /** End of the lease by `performance.now()`, counted from before the query. */
  until: number
}

export interface NewDelivery {
  delivery: Delivery
  /** `now`: leased to the caller. `later`: due. `never`: history only. */
  attempt: 'now' | 'later' | 'never'
}

export interface Deliveries {
  /** Stores what is new; returns the new deliveries of `now`. */
  add(event: WebhookEvent, deliveries: readonly NewDelivery[]): Promise<HeldDelivery[]>
  claimDue(options: { max: number; except: string[] }): Promise<HeldDelivery[]>
  release(deliveries: readonly HeldDelivery[]): Promise<void>
  event(owner: Owner, id: string): Promise<WebhookEvent | null>
  /** Removes waiting deliveries of a listener, oldest first, and returns their events. */
  take(owner: Owner, listenerId: string, max: number): Promise<WebhookEvent[]>
  bodies(deliveries: readonly Delivery[]): Promise<Map<string, string>>
  delivered(held: HeldDelivery, attempt: Attempt): Promise<void>
  retry(held: HeldDelivery, attempt: Attempt, inMs: number): Promise<void>
  /** Writes in one transaction. Returns the endpoint if this deactivates it: the caller warns the owner. */
  failed(held: HeldDelivery, attempt: Attempt, gone: boolean): Promise<Endpoint | null>
  skip(held: HeldDelivery): Promise<void>
  find(owner: Owner, endpointId: string, id: string): Promise<Delivery | null>
  list(owner: Owner, endpointId: string, page: Page): Promise<Delivery[]>
  count(owner: Owner, endpointId: string, page: Pick<Page, 'status'>): Promise<number>
  /** Starts a new run, leased to the caller; null if one is pending. */
  startOver(delivery: Delivery): Promise<HeldDelivery | null>
  /** Starts a new run of failed and skipped deliveries since then; returns their number. */
  startOverSince(owner: Owner, endpointId: string, since: Date): Promise<number>
  removeAll(owner: Owner, endpointId: string): Promise<void>
  /** Only of sandbox receipts, pending ones included. */
  removeOf(workspaceId: string, receiptIds: readonly string[]): Promise<void>
}

export interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
}

export interface WebhookSender extends AsyncDisposable {
  send(request: WebhookRequest, at: Date): Promise<AttemptResult>
}

/** A secret sealed for one endpoint does not open for another. */
export interface SecretCipher {
  seal(secret: string, endpointId: string): string
  /** @throws AppError `internal` WHK_00007 when it was sealed with another key or for another endpoint */
  open(sealed: string, endpointId: string): string
}
