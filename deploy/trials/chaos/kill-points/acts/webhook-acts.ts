import { randomUUID } from 'node:crypto'
import { until } from '@etax/testkit'
import type { Target } from '../target.ts'
import { type Check, must, ok, WITHIN } from './outcome.ts'
import { receipt } from './receipt-acts.ts'

export async function goneEndpoint(target: Target): Promise<Check> {
  const { insistSignedIn, webhooks } = target
  const url = `${webhooks.goneUrl}/${randomUUID()}`
  const endpoint = { url, mode: 'test', events: ['invoice.completed'] }
  // 409: unfinished work uses all endpoints of the workspace.
  const createEndpoint = async () =>
    ok(await insistSignedIn('POST', '/account/webhooks', endpoint), 201, 409).code === undefined
  await until('an endpoint to be taken', createEndpoint, WITHIN)
  const check = await receipt(target)
  const ours = async () => {
    const { data } = ok(await insistSignedIn('GET', '/account/webhooks'), 200)
    return (data as { id: string; url: string; status: string }[]).filter((one) => one.url === url)
  }
  await until(
    'the endpoint to be inactive',
    async () => (await ours()).every(({ status }) => status !== 'active'),
    WITHIN,
  )
  const ids = (await ours()).map(({ id }) => id)
  const endpoints = (await target.database('webhook-dispatcher')).collection<{ _id: string; due?: object }>('endpoints')
  await until(
    'its owner to be warned',
    async () => (await endpoints.countDocuments({ _id: { $in: ids }, due: { $exists: true } })) === 0,
    WITHIN,
  )
  for (const id of ids) ok(await insistSignedIn('DELETE', `/account/webhooks/${id}`), 204, 404)
  return async () => {
    await check()
    must('the endpoint to be gone', (await ours()).length === 0, ids)
  }
}

export async function ping({ insistSignedIn }: Target): Promise<Check> {
  const id = await ourEndpoint(insistSignedIn)
  ok(await insistSignedIn('POST', `/account/webhooks/${id}/ping`), 200, 201)
  return async () => {}
}

async function ourEndpoint(insistSignedIn: Target['insistSignedIn']): Promise<string> {
  const { data } = ok(await insistSignedIn('GET', '/account/webhooks', undefined, { 'x-mode': 'test' }), 200)
  return data.find(({ url }: { url: string }) => url.endsWith('/hook')).id
}

export async function resent(target: Target): Promise<Check> {
  const { insistSignedIn } = target
  await (await receipt(target))()
  const id = await ourEndpoint(insistSignedIn)
  const { data } = ok(await insistSignedIn('GET', `/account/webhooks/${id}/deliveries?status=delivered&limit=1`), 200)
  const path = `/account/webhooks/${id}/deliveries/${data[0].id}`
  ok(await insistSignedIn('POST', `${path}/resend`), 200, 202)
  return () => deliveredIs(target, data[0].id)
}

async function deliveredIs(target: Target, _id: string): Promise<void> {
  const rows = (await target.database('webhook-dispatcher')).collection<{ _id: string; status: string }>('deliveries')
  await until(
    `delivery ${_id} to be delivered`,
    async () => {
      return (await rows.findOne({ _id }))?.status === 'delivered'
    },
    WITHIN,
  )
}

/** Skipped deliveries become due at once, for any process. */
export async function resentSince(target: Target): Promise<Check> {
  const { insistSignedIn } = target
  await (await receipt(target))()
  const id = await ourEndpoint(insistSignedIn)
  const rows = (await target.database('webhook-dispatcher')).collection<{ _id: string }>('deliveries')
  // Pings are not sent again.
  const own = { endpointId: id, status: 'delivered', type: { $ne: 'webhook.ping' } }
  const delivery = await rows.findOne(own as object, { sort: { createdAt: -1 } })
  const _id = delivery?._id ?? ''
  await rows.updateOne({ _id }, { $set: { status: 'skipped' } })
  const since = new Date(Date.now() - 600_000).toISOString()
  ok(await insistSignedIn('POST', `/account/webhooks/${id}/resend`, { since }), 200, 202)
  return () => deliveredIs(target, _id)
}

/** The endpoint's next deliveries carry the new secret; the old one signs beside it for a day. */
export async function secretRotated(target: Target): Promise<Check> {
  const id = await ourEndpoint(target.insistSignedIn)
  ok(await target.insistSignedIn('POST', `/account/webhooks/${id}/rotate`), 200)
  return receipt(target)
}

export async function endpointChanged({ insistSignedIn, webhooks }: Target): Promise<Check> {
  const endpoint = { url: `${webhooks.url}/${randomUUID()}`, mode: 'test', events: ['invoice.error'] }
  const { id } = (await until(
    'an endpoint to be taken',
    async () => {
      const { status, body } = await insistSignedIn('POST', '/account/webhooks', endpoint)
      return status === 201 ? body.data : undefined
    },
    WITHIN,
  )) as { id: string }
  const events = ['invoice.rejected']
  ok(await insistSignedIn('PATCH', `/account/webhooks/${id}`, { events }), 200)
  return async () => {
    const { data } = ok(await insistSignedIn('GET', '/account/webhooks'), 200)
    const ours = (data as { id: string; url: string; events: string[] }[]).filter(({ url }) => url === endpoint.url)
    must('the new events', ours.find((one) => one.id === id)?.events.join() === events.join(), ours)
    for (const one of ours) ok(await insistSignedIn('DELETE', `/account/webhooks/${one.id}`), 204, 404)
  }
}
