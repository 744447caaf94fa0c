import { calledServices, names, type ServiceName, serviceOf, usesBroker } from '../../topology.ts'
import { apply, inOurs, kubectl, NAMESPACE, nodeIn, podsOf } from './kube.ts'

interface Target {
  name: string
  host: string
  port: number
}

interface OtherPod {
  name: string
  namespace: string
  labels: Record<string, string>
  reaches: readonly string[]
}

const ELSEWHERE = 'etax-others'

/** Pods that are not the services': a label of ours alone opens nothing, nor does a namespace. */
const OTHERS: readonly OtherPod[] = [
  { name: 'intruder', namespace: NAMESPACE, labels: { app: 'intruder' }, reaches: [] },
  { name: 'impostor', namespace: NAMESPACE, labels: { app: 'issuance' }, reaches: [] },
  {
    name: 'elsewhere',
    namespace: ELSEWHERE,
    labels: { app: 'issuance', 'app.kubernetes.io/part-of': 'etax' },
    // Its own namespace decides what else it reaches.
    reaches: ['api-gateway:8080', 'kubernetes:443'],
  },
]

/**
 * Connects from a pod of each service, and from three other pods, to every port. Returns what differs from the
 * topology, and how many connections were tried.
 */
export async function checkPolicies(): Promise<{ tried: number; problems: string[] }> {
  const targets = await findTargets()
  const problems: string[] = []
  let tried = 0
  const compare = (who: string, expected: readonly string[], open: readonly string[]) => {
    tried += targets.length
    for (const { name } of targets) {
      if (expected.includes(name) && !open.includes(name)) problems.push(`${who} does not reach ${name}`)
      if (!expected.includes(name) && open.includes(name)) problems.push(`${who} reaches ${name}`)
    }
  }
  for (const service of names) {
    const [pod] = await podsOf(`app=${service},app.kubernetes.io/part-of=etax`)
    if (pod === undefined) throw new Error(`no pod of ${service}`)
    const others = targets.filter(({ host }) => host !== pod.ip)
    compare(
      service,
      [...reachedBy(service), ...ownPorts(targets, pod.ip)],
      [...(await openFrom(pod.name, NAMESPACE, others)), ...ownPorts(targets, pod.ip)],
    )
  }
  for (const other of OTHERS) {
    await start(other)
    compare(other.name, other.reaches, await openFrom(other.name, other.namespace, targets))
  }
  for (const { name, namespace } of OTHERS) await kubectl('-n', namespace, 'delete', 'pod', name, '--now')
  await kubectl('delete', 'namespace', ELSEWHERE)
  return { tried, problems }
}

function ownPorts(targets: readonly Target[], ip: string): string[] {
  return targets.filter(({ host }) => host === ip).map(({ name }) => name)
}

function reachedBy(service: ServiceName): string[] {
  return [
    ...(serviceOf(service).calls ?? []).map((called) => `${called}:50051`),
    'mongo:27017',
    ...(usesBroker(service) ? ['rabbitmq:5672'] : []),
    ...(service === 'notifier' ? ['mailpit:1025'] : []),
  ]
}

/** By address, because these pods may not look up names. */
async function findTargets(): Promise<Target[]> {
  const ports: [selector: string, name: string, port: number][] = [
    ...calledServices.map((name): [string, string, number] => [`app=${name}`, name, 50_051]),
    ...names.map((name): [string, string, number] => [`app=${name}`, name, 9_090]),
    ['app=api-gateway', 'api-gateway', 8_080],
    ['app=api-gateway', 'api-gateway', 50_051],
    ['role=mongo', 'mongo', 27_017],
    ['role=rabbitmq', 'rabbitmq', 5_672],
    ['role=rabbitmq', 'rabbitmq', 15_672],
    ['role=mailpit', 'mailpit', 1_025],
    ['role=mailpit', 'mailpit', 8_025],
  ]
  const targets = await Promise.all(
    ports.map(async ([selector, name, port]) => {
      const [pod] = await podsOf(selector)
      if (pod === undefined) throw new Error(`no pod of ${name}`)
      return { name: `${name}:${port}`, host: pod.ip, port }
    }),
  )
  const api = await kubectl('get', 'service', 'kubernetes', '-o', 'jsonpath={.spec.clusterIP}')
  const all = [...targets, { name: 'kubernetes:443', host: api, port: 443 }]
  return [...new Map(all.map((target) => [target.name, target])).values()]
}

async function openFrom(pod: string, namespace: string, targets: readonly Target[]): Promise<string[]> {
  const source = `
const net = require('node:net')
const attempt = ({ name, host, port }) => new Promise((resolve) => {
  const socket = net.connect({ host, port, timeout: 3000 })
  const end = (result) => { socket.destroy(); resolve(result) }
  socket.once('connect', () => end(name)).once('timeout', () => end()).once('error', () => end())
})
Promise.all(${JSON.stringify(targets)}.map(attempt)).then((open) => console.log(JSON.stringify(open.filter(Boolean))))`
  return JSON.parse(await nodeIn(pod, source, namespace))
}

async function start({ name, namespace, labels }: OtherPod): Promise<void> {
  if (namespace !== NAMESPACE) await apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } })
  const image = await inOurs('get', 'deployment', 'notifier', '-o', 'jsonpath={..image}')
  await apply({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace, labels },
    spec: {
      automountServiceAccountToken: false,
      terminationGracePeriodSeconds: 1,
      securityContext: { runAsNonRoot: true, runAsUser: 10_999, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          name: 'pod',
          image,
          command: ['node', '-e', 'setInterval(() => {}, 1e6)'],
          securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        },
      ],
    },
  })
  await kubectl('-n', namespace, 'wait', '--for=condition=Ready', '--timeout=60s', `pod/${name}`)
}
