import type { Attempt, AttemptResult, Delivery, DeliveryStatus } from './domain/delivery.ts'
import type { Endpoint } from './domain/endpoint.ts'
import type { Mode, WebhookEvent } from './domain/event.ts'

/** Whose endpoints: the workspace and the mode of whoever asks. */
export interface Owner {
  workspaceId: string
  mode: Mode
}

export interface AddingLimits {
  /** So many may be there of one owner. */
  most: number
  /** Whether whoever asks has not proved the address of the account. */
  unproved: boolean
}

export interface Endpoints {
  /** At most half a second old: asked for every event. */
  cached(owner: Owner): Promise<readonly Endpoint[]>
  list(owner: Owner): Promise<Endpoint[]>
  find(owner: Owner, id: string): Promise<Endpoint | null>
  /** Adds it unless it is there already; all or nothing, however many are added at once. */
  add(endpoint: Endpoint, limits: AddingLimits): Promise<'added' | 'too-many' | 'made-before-proof'>
  /** From now on the address of the workspace's owner counts as proved: nothing more is added for others. */
  markProved(workspaceId: string): Promise<void>
  /** Answers with it as it is afterwards; null where there is none. */
  change(owner: Owner, id: string, set: Partial<Endpoint>, unset?: 'due'): Promise<Endpoint | null>
  remove(owner: Owner, id: string): Promise<void>
  /** A delivery went through: the failures before it are no longer consecutive. */
  clearFailures(endpoint: Endpoint): Promise<void>
  /** Of those deactivated, the ones whose owner nobody has warned in time; leased to the caller. */
  claimUnwarned(): Promise<Endpoint[]>
  warned(endpoint: Endpoint): Promise<void>
  forget(owner: Owner): void
}

export interface Page {
  status?: DeliveryStatus
  limit: number
  before?: { createdAt: Date; _id: string }
}

/** A delivery that is this process's while its lease lasts. */
export interface HeldDelivery {
  delivery: Delivery
  lease: string
  /** Until when, on the clock of `performance.now()`; counted from before the database was asked for the lease. */
  until: number
}

export interface NewDelivery {
  delivery: Delivery
  /** `now`: leased to the caller, who begins at once. `later`: due for whoever comes. `never`: only history. */
  attempt: 'now' | 'later' | 'never'
}

export interface Deliveries {
  /** Stores an event and its deliveries unless they are there; answers with those of `now` that were not. */
  add(event: WebhookEvent, deliveries: readonly NewDelivery[]): Promise<HeldDelivery[]>
  /** Claims what is due, but for these endpoints. */
  claimDue(options: { max: number; except: string[] }): Promise<HeldDelivery[]>
  /** Gives back what was claimed and cannot be worked on now. */
  release(deliveries: readonly HeldDelivery[]): Promise<void>
  bodies(deliveries: readonly Delivery[]): Promise<Map<string, string>>
  delivered(held: HeldDelivery, attempt: Attempt): Promise<void>
  retry(held: HeldDelivery, attempt: Attempt, inMs: number): Promise<void>
  /**
   * Ends a delivery that failed and counts it against its endpoint, in one transaction. Answers with the endpoint when
   * that deactivated it, and whoever gets this answer warns the owner.
   */
  failed(held: HeldDelivery, attempt: Attempt, gone: boolean): Promise<Endpoint | null>
  skip(held: HeldDelivery): Promise<void>
  find(owner: Owner, endpointId: string, id: string): Promise<Delivery | null>
  list(owner: Owner, endpointId: string, page: Page): Promise<Delivery[]>
  /** How many there are in all, wherever the page begins. */
  count(owner: Owner, endpointId: string, page: Pick<Page, 'status'>): Promise<number>
  /** Begins a new run, leased to the caller; null when one is pending. */
  startOver(delivery: Delivery): Promise<HeldDelivery | null>
  /** Begins a new run, due now, of all that failed or was skipped since then. Answers how many. */
  startOverSince(owner: Owner, endpointId: string, since: Date): Promise<number>
  removeAll(owner: Owner, endpointId: string): Promise<void>
  /** Deletes events and deliveries of sandbox receipts, pending ones included. */
  removeOf(workspaceId: string, receiptIds: readonly string[]): Promise<void>
}

export interface WebhookRequest {
  url: string
  headers: Record<string, string>
  body: string
}

export interface WebhookSender extends AsyncDisposable {
  /** One attempt. Never rejects: no answer is a result, too. */
  send(request: WebhookRequest, at: Date): Promise<AttemptResult>
}

/** Keeps secrets unreadable in the database. What was sealed for one endpoint does not open for another. */
export interface SecretCipher {
  seal(secret: string, endpointId: string): string
  /** @throws AppError `internal` WHK_00007 when it was sealed with another key or for another endpoint */
  open(sealed: string, endpointId: string): string
}
