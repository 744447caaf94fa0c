import { names, type ServiceName } from '../../topology.ts'
import { ask } from '../harness/client.ts'
import type { Fixture } from '../harness/fixture.ts'
import { anInvoice } from '../harness/invoices.ts'
import { inOurs, NAMESPACE, podsOf, rolledOut, run, settled } from './kube.ts'

const CLIENTS = 16
const SECONDS = 20
/** New processes compile their code under the first load. */
const WARM_UP_SECONDS = 15
const REPLICAS = [1, 2, 4]

/**
 * Accepted receipts a second, and processor milliseconds of a receipt until it is COMPLETED, with 1, 2 and 4 pods of
 * each service. The processors are shared, so the second figure tells what more pods cost.
 */
export async function measureThroughput(fixture: Fixture, isChosen: (name: string) => boolean): Promise<void> {
  console.log('| service | pods | receipts/s | CPU ms a receipt: all | of the service | MongoDB | RabbitMQ |')
  console.log('|---|--:|--:|--:|--:|--:|--:|')
  await inOurs('scale', '--replicas=1', ...names.map((name) => `deployment/${name}`))
  for (const name of names.filter(isChosen)) {
    for (const replicas of REPLICAS) {
      await inOurs('scale', `--replicas=${replicas}`, `deployment/${name}`)
      await rolledOut(names)
      await load(fixture, WARM_UP_SECONDS)
      console.log(await measured(fixture, name, replicas))
    }
    await inOurs('scale', '--replicas=1', `deployment/${name}`)
  }
}

async function measured(fixture: Fixture, name: ServiceName, replicas: number): Promise<string> {
  const before = await processorTimes()
  const began = performance.now()
  const receipts = await load(fixture, SECONDS)
  const seconds = (performance.now() - began) / 1_000
  await settled('every receipt to be completed', () => nothingIsUnderWay(fixture), 120_000)
  const after = await processorTimes()
  const each = (used: (app: string) => boolean) => {
    const spent = [...after].filter(([pod]) => used(pod)).map(([pod, ms]) => ms - (before.get(pod) ?? 0))
    return (spent.reduce((sum, ms) => sum + ms, 0) / receipts).toFixed(1)
  }
  const figures = [
    (receipts / seconds).toFixed(1),
    each(() => true),
    each((pod) => pod.startsWith(`${name}-`)),
    each((pod) => pod.startsWith('mongo-')),
    each((pod) => pod.startsWith('rabbitmq-')),
  ]
  return `| ${name} | ${replicas} | ${figures.join(' | ')} |`
}

/** Answers with the number of accepted orders. */
async function load(fixture: Fixture, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000
  const counts = await Promise.all(Array.from({ length: CLIENTS }, () => postUntil(fixture, until)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function postUntil(fixture: Fixture, until: number): Promise<number> {
  let accepted = 0
  while (performance.now() < until) {
    const body = { ...anInvoice(), sendEmail: false }
    const { status } = await ask(fixture, 'POST', '/v1/developer/invoices', { body })
    if (status === 202) accepted += 1
  }
  return accepted
}

async function nothingIsUnderWay(fixture: Fixture): Promise<boolean> {
  const lists = ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED'].map(async (status) => {
    const { body } = await ask(fixture, 'GET', `/v1/developer/receipts?limit=1&status=${status}`)
    return (body.data as unknown[]).length
  })
  return (await Promise.all(lists)).every((length) => length === 0)
}

/** Milliseconds of each pod's processor time, from its control group. */
async function processorTimes(): Promise<Map<string, number>> {
  const pods = (await Promise.all(['app', 'role'].map((label) => podsOf(label)))).flat()
  const read = 'cat /sys/fs/cgroup/cpuacct/cpuacct.usage 2>/dev/null || cat /sys/fs/cgroup/cpu.stat'
  const entries = await Promise.all(
    pods.map(async ({ name }) => {
      const text = await run('kubectl', ['-n', NAMESPACE, 'exec', name, '--', 'sh', '-c', read])
      const micros = /^usage_usec (\d+)/m.exec(text)?.[1]
      return [name, micros === undefined ? Number(text) / 1e6 : Number(micros) / 1e3] as const
    }),
  )
  return new Map(entries)
}
