import { reasonOf } from '@etax/kernel'
import type { Log } from '@etax/messaging'
import { type Delivery, judge, type Outcome } from './domain/delivery.ts'
import { type Endpoint, secretsInForce } from './domain/endpoint.ts'
import { signatureHeaders } from './domain/signature.ts'
import type { Lanes } from './lanes.ts'
import type { Deliveries, Endpoints, PostOffice, SecretBox } from './ports.ts'

/** A delivery that is ours by its lease, and what to send. */
export interface Job {
  delivery: Delivery
  body: string
}

export interface DispatchDelivery {
  hasRoom(endpointId: string): boolean
  /** Attempts it when its endpoint's lane has room. */
  offer(job: Job): void
}

interface Needs {
  endpoints: Pick<Endpoints, 'cached' | 'clearFailures' | 'forget'>
  deliveries: Pick<Deliveries, 'delivered' | 'tryAgain' | 'failed' | 'skip'>
  postOffice: PostOffice
  secrets: SecretBox
  warnOwner(endpoint: Endpoint): Promise<void>
  firstRetryMs: number
  timeoutMs: number
  /** Aborted when the process stops: what was cut off then is no failure. */
  stopping: AbortSignal
  log: Log
}

/** Attempts deliveries, each in its endpoint's lane. */
export function dispatcher(lanes: Lanes, attempt: (job: Job) => Promise<void>, log: Log): DispatchDelivery {
  return {
    hasRoom: lanes.hasRoom,
    offer: (job) =>
      lanes.offer(job.delivery.endpointId, async () => {
        // The row stays leased: it is taken up again when the lease has run out.
        await attempt(job).catch((error) =>
          log.error({ deliveryId: job.delivery._id, reason: reasonOf(error) }, 'an attempt could not be recorded'),
        )
      }),
  }
}

/** One attempt: sign, post, record what became of it. */
export const attemptDelivery = (needs: Needs) => async (job: Job) => {
  const { endpoints, deliveries, timeoutMs, stopping } = needs
  const { delivery } = job
  const at = new Date()
  if (!lastsUntil(delivery, at.getTime() + timeoutMs)) return
  const endpoint = (await endpoints.cached(delivery)).find(({ _id }) => _id === delivery.endpointId)
  if (endpoint === undefined || !endpoint.active) return deliveries.skip(delivery)
  const outcome = await send(needs, endpoint, job, at)
  if (stopping.aborted && outcome.statusCode === 0) return
  await settle(needs, endpoint, delivery, outcome)
}

/** Posts a delivery's body to its endpoint, freshly signed. */
export function send(
  { postOffice, secrets }: Pick<Needs, 'postOffice' | 'secrets'>,
  endpoint: Endpoint,
  { delivery, body }: Job,
  at: Date,
): Promise<Outcome> {
  const keys = secretsInForce(endpoint, at).map((sealed) => secrets.open(sealed, endpoint._id))
  const headers = signatureHeaders({ id: delivery.eventId, deliveryId: delivery._id, at, body }, keys)
  return postOffice.post({ url: endpoint.url, headers, body }, at)
}

async function settle(needs: Needs, endpoint: Endpoint, delivery: Delivery, outcome: Outcome): Promise<void> {
  const { deliveries, endpoints, firstRetryMs, log } = needs
  const change = judge(delivery.made, outcome, { firstRetryMs, random: Math.random() })
  const fields = { deliveryId: delivery._id, endpointId: endpoint._id, type: delivery.type, attempt: delivery.made + 1 }
  const { statusCode, durationMs } = outcome
  log.info({ ...fields, statusCode, durationMs, status: change.status }, 'webhook attempted')
  if (change.status === 'pending') return deliveries.tryAgain(delivery, outcome, change.at)
  if (change.status === 'failed') return ended(needs, delivery, outcome, change.gone)
  await deliveries.delivered(delivery, outcome)
  if (endpoint.failures > 0) await endpoints.clearFailures(endpoint)
}

async function ended(needs: Needs, delivery: Delivery, outcome: Outcome, gone: boolean): Promise<void> {
  const deactivated = await needs.deliveries.failed(delivery, outcome, gone)
  needs.endpoints.forget(delivery)
  if (deactivated === null) return
  needs.log.warn({ endpointId: deactivated._id, reason: deactivated.deactivation?.reason }, 'endpoint deactivated')
  await needs.warnOwner(deactivated)
}

function lastsUntil({ due }: Delivery, end: number): boolean {
  return due !== undefined && due.at.getTime() > end
}
