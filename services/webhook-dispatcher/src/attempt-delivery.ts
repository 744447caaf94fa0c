import { reasonOf } from '@etax/kernel'
import type { Log } from '@etax/messaging'
import { type AttemptResult, type Delivery, isSuccess, judge } from './domain/delivery.ts'
import { type Endpoint, secretsInForce } from './domain/endpoint.ts'
import { signatureHeaders } from './domain/signature.ts'
import type { EndpointQueues } from './endpoint-queues.ts'
import type { Deliveries, Endpoints, HeldDelivery, SecretCipher, WebhookSender } from './ports.ts'

export interface Job {
  held: HeldDelivery
  body: string
}

export interface DispatchDelivery {
  hasFreeSlot(endpointId: string): boolean
  offer(job: Job): void
}

interface Dependencies {
  endpoints: Pick<Endpoints, 'cached' | 'clearFailures' | 'forget'>
  deliveries: Pick<Deliveries, 'delivered' | 'retry' | 'failed' | 'skip' | 'release'>
  sender: WebhookSender
  secrets: SecretCipher
  warnOwner(endpoint: Endpoint): Promise<void>
  firstRetryMs: number
  timeoutMs: number
  /** Aborted at shutdown: an attempt that it cuts off is no failure. */
  stopping: AbortSignal
  log: Log
}

export function dispatcher(
  queues: EndpointQueues,
  attempt: (job: Job, leave: () => void) => Promise<void>,
  log: Log,
): DispatchDelivery {
  return {
    hasFreeSlot: queues.hasFreeSlot,
    offer: (job) =>
      queues.add(job.held.delivery.endpointId, async (leave) => {
        // The row stays leased, and is claimed again when the lease ends.
        await attempt(job, leave).catch((error) =>
          log.error({ deliveryId: job.held.delivery._id, reason: reasonOf(error) }, 'an attempt could not be recorded'),
        )
      }),
  }
}

/** After a success `leave` lets the queue continue before the result is stored; after a failure, later. */
export const attemptDelivery =
  (needs: Dependencies) =>
  async ({ held, body }: Job, leave: () => void) => {
    const { endpoints, deliveries, timeoutMs, stopping } = needs
    const { delivery, until } = held
    // The lease may end before the endpoint answers.
    if (until <= performance.now() + timeoutMs) return deliveries.release([held])
    const endpoint = (await endpoints.cached(delivery)).find(({ _id }) => _id === delivery.endpointId)
    if (endpoint === undefined || !endpoint.active) return deliveries.skip(held)
    const result = await sendSigned(needs, endpoint, { delivery, body }, new Date())
    if (stopping.aborted && result.statusCode === 0) return
    if (isSuccess(result)) leave()
    await record(needs, endpoint, held, result)
  }

export function sendSigned(
  { sender, secrets }: Pick<Dependencies, 'sender' | 'secrets'>,
  endpoint: Endpoint,
  { delivery, body }: { delivery: Delivery; body: string },
  at: Date,
): Promise<AttemptResult> {
  const keys = secretsInForce(endpoint, at).map((sealed) => secrets.open(sealed, endpoint._id))
  const headers = signatureHeaders({ id: delivery.eventId, deliveryId: delivery._id, at, body }, keys)
  return sender.send({ url: endpoint.url, headers, body }, at)
}

async function record(
  needs: Dependencies,
  endpoint: Endpoint,
  held: HeldDelivery,
  result: AttemptResult,
): Promise<void> {
  const { deliveries, endpoints, firstRetryMs, log } = needs
  const { delivery } = held
  const change = judge(delivery.made, result, { firstRetryMs, random: Math.random() })
  const fields = { deliveryId: delivery._id, endpointId: endpoint._id, type: delivery.type, attempt: delivery.made + 1 }
  const { statusCode, durationMs } = result
  log.info({ ...fields, statusCode, durationMs, status: change.status }, 'webhook attempted')
  if (change.status === 'pending') return deliveries.retry(held, result, change.inMs)
  if (change.status === 'failed') return recordFailure(needs, held, result, change.gone)
  await deliveries.delivered(held, result)
  if (endpoint.failures > 0) await endpoints.clearFailures(endpoint)
}

async function recordFailure(
  needs: Dependencies,
  held: HeldDelivery,
  result: AttemptResult,
  gone: boolean,
): Promise<void> {
  const deactivated = await needs.deliveries.failed(held, result, gone)
  needs.endpoints.forget(held.delivery)
  if (deactivated === null) return
  needs.log.warn({ endpointId: deactivated._id, reason: deactivated.deactivation?.reason }, 'endpoint deactivated')
  await needs.warnOwner(deactivated)
}
