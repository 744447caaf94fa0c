import type { Attempt, Delivery, DeliveryStatus, Outcome } from './domain/delivery.ts'
import type { Endpoint } from './domain/endpoint.ts'
import type { Mode, WebhookEvent } from './domain/event.ts'

/** Whose endpoints: the workspace and the mode of whoever asks. */
export interface Owner {
  workspaceId: string
  mode: Mode
}

export interface Endpoints {
  /** At most `staleMs` old: asked for every event. */
  cached(owner: Owner): Promise<readonly Endpoint[]>
  list(owner: Owner): Promise<Endpoint[]>
  find(owner: Owner, id: string): Promise<Endpoint | null>
  /** Adds it unless it is there already. */
  add(endpoint: Endpoint): Promise<void>
  /** Answers with it as it is afterwards; null where there is none. */
  change(owner: Owner, id: string, set: Partial<Endpoint>, unset?: 'due'): Promise<Endpoint | null>
  remove(owner: Owner, id: string): Promise<void>
  /** A delivery went through: the failures before it are no longer consecutive. */
  clearFailures(endpoint: Endpoint): Promise<void>
  /** Of those deactivated, the ones whose owner nobody has warned in time. */
  takeUnwarned(): Promise<Endpoint[]>
  warned(endpoint: Endpoint): Promise<void>
  forget(owner: Owner): void
}

export interface Page {
  status?: DeliveryStatus
  limit: number
  before?: { createdAt: Date; _id: string }
}

export interface Deliveries {
  /** Stores an event and its deliveries unless they are there; answers with those that were not. */
  add(event: WebhookEvent, deliveries: readonly Delivery[]): Promise<Delivery[]>
  /** Takes what is due, but for these endpoints. */
  takeDue(options: { most: number; except: string[] }): Promise<Delivery[]>
  /** Gives back what was taken and cannot be worked on now. */
  putBack(deliveries: readonly Delivery[]): Promise<void>
  bodies(deliveries: readonly Delivery[]): Promise<Map<string, string>>
  delivered(delivery: Delivery, attempt: Attempt): Promise<void>
  tryAgain(delivery: Delivery, attempt: Attempt, at: Date): Promise<void>
  /**
   * Ends a delivery that failed and counts it against its endpoint, in one transaction. Answers with the endpoint when
   * that deactivated it, and whoever gets this answer warns the owner.
   */
  failed(delivery: Delivery, attempt: Attempt, gone: boolean): Promise<Endpoint | null>
  skip(delivery: Delivery): Promise<void>
  find(owner: Owner, endpointId: string, id: string): Promise<Delivery | null>
  list(owner: Owner, endpointId: string, page: Page): Promise<Delivery[]>
  /** Begins a new run, leased to the caller; null when one is under way. */
  startOver(delivery: Delivery): Promise<Delivery | null>
  /** Begins a new run, due now, of all that failed or was skipped since then. Answers how many. */
  startOverSince(owner: Owner, endpointId: string, since: Date): Promise<number>
  removeAll(owner: Owner, endpointId: string): Promise<void>
}

export interface Letter {
  url: string
  headers: Record<string, string>
  body: string
}

export interface PostOffice extends AsyncDisposable {
  /** One attempt. Never rejects: no answer is an outcome, too. */
  post(letter: Letter, at: Date): Promise<Outcome>
}

/** Keeps secrets unreadable in the database. What was sealed for one endpoint does not open for another. */
export interface SecretBox {
  seal(secret: string, endpointId: string): string
  /** @throws AppError `internal` WHK_00007 when it was sealed with another key or for another endpoint */
  open(sealed: string, endpointId: string): string
}
