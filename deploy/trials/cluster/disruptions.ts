import { execFile } from 'node:child_process'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { calledServices, names, type ServiceName } from '../../topology.ts'
import { apply, inOurs, kubectl, NAMESPACE, nodeIn, podsOf, rolledOut, settled } from './kube.ts'

export const DATA = 'etax-data'
const CLIENTS = 16
const PART = 'app.kubernetes.io/part-of=etax'

export async function roll(services: readonly ServiceName[]): Promise<void> {
  await inOurs('rollout', 'restart', ...services.map((name) => `deployment/${name}`))
  await rolledOut(services)
}

/** Evicts every pod of the node, as a drain does; on one node the new pods start beside the old. */
export async function drain(): Promise<string> {
  const pods = await podsOf(PART)
  const left = [...pods]
  for (let pod = left.shift(); pod !== undefined; pod = left.shift()) {
    const evicted = await evict(pod.name)
    // The disruption budget allows one pod of a service at a time.
    if (!evicted) left.push(pod)
    if (!evicted) await pause(1_000)
  }
  await rolledOut(names)
  return `${pods.length} pods evicted`
}

async function evict(name: string): Promise<boolean> {
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace: NAMESPACE } }
  return new Promise((resolve, reject) => {
    const path = `/api/v1/namespaces/${NAMESPACE}/pods/${name}/eviction`
    const child = execFile('kubectl', ['create', '--raw', path, '-f', '-'], (error, _out, stderr) => {
      if (error === null || /not found/i.test(stderr)) resolve(true)
      else if (/disruption budget|TooManyRequests/i.test(stderr)) resolve(false)
      else reject(new Error(stderr))
    })
    child.stdin?.end(JSON.stringify(eviction))
  })
}

/** All pods at once, and without a grace period: as a lost node. */
export async function remove(name: ServiceName): Promise<void> {
  await inOurs('delete', 'pod', '-l', `app=${name}`, '--grace-period=1')
  await rolledOut([name])
}

/** From one pod to four. Answers after how many seconds all four have connections of callers or to the broker. */
export async function scale(name: ServiceName, replicas: number): Promise<string> {
  await using _clients = keptConnections(name === 'api-gateway' ? CLIENTS : 0)
  await inOurs('scale', `deployment/${name}`, '--replicas=1')
  await settled(`one pod of ${name}`, async () => (await podsOf(`app=${name}`)).length === 1, 120_000)
  await inOurs('scale', `deployment/${name}`, '--replicas=4')
  await settled(`four pods of ${name}`, async () => (await podsOf(`app=${name}`)).length === 4, 120_000)
  await rolledOut([name])
  const seconds = await settled(`calls to four pods of ${name}`, () => allReached(name), 120_000)
  await inOurs('scale', `deployment/${name}`, `--replicas=${replicas}`)
  await rolledOut([name])
  return `all four reached after ${seconds.toFixed(0)} s`
}

/** Clients of the gateway that keep their connections, as pools of HTTP do. */
function keptConnections(count: number): AsyncDisposable {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const stop = new AbortController()
  const ask = () =>
    new Promise<void>((resolve) => {
      const request = get(`${process.env.E2E_BASE_URL}/`, { agent }, (answer) => {
        answer.resume().once('close', resolve)
      })
      request.once('error', () => resolve())
    })
  const client = async () => {
    while (!stop.signal.aborted) await Promise.all([ask(), pause(2_000)])
  }
  const clients = Array.from({ length: count }, client)
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await Promise.all(clients)
      agent.destroy()
    },
  }
}

async function allReached(name: ServiceName): Promise<boolean> {
  const pods = await podsOf(`app=${name}`)
  const reached = await Promise.all(pods.map(async ({ name: pod }) => (await connections(pod, name)) > 0))
  return pods.length === 4 && reached.every(Boolean)
}

/** Connections to the port that callers use; of workers without callers, those to the broker. */
async function connections(pod: string, name: ServiceName): Promise<number> {
  const [side, port] = portOf(name)
  const source = `
const fs = require('node:fs')
const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => fs.readFileSync(file, 'utf8').trim().split('\\n').slice(1))
const rows = lines.map((line) => line.trim().split(/ +/))
console.log(rows.filter((row) => parseInt(row[${side}].split(':')[1], 16) === ${port} && row[3] !== '0A').length)`
  return Number(await nodeIn(pod, source))
}

function portOf(name: ServiceName): [column: 1 | 2, port: number] {
  if (name === 'api-gateway') return [1, 8_080]
  return calledServices.includes(name) ? [1, 50_051] : [2, 5_672]
}

/** cert-manager issues new certificates; answers after how long every service shows its own. */
export async function renewCertificates(): Promise<string> {
  const serials = await served()
  await inOurs('delete', 'secret', ...names.map((name) => `tls-${name}`))
  const renewed = async () => {
    const now = await served()
    return calledServices.every((name) => now[name] !== undefined && now[name] !== serials[name])
  }
  const seconds = await settled('new certificates to be shown', renewed, 240_000, 3_000)
  return `shown by all after ${seconds.toFixed(0)} s`
}

/** The serial numbers of the certificates that services show to callers. */
async function served(): Promise<Record<string, string>> {
  const entries = await Promise.all(
    calledServices.map(async (name) => {
      const [pod] = await podsOf(`app=${name}`)
      if (pod === undefined) return [name, ''] as const
      const source = `
const fs = require('node:fs')
const own = { ca: fs.readFileSync('/tls/ca.crt'), cert: fs.readFileSync('/tls/tls.crt'), key: fs.readFileSync('/tls/tls.key') }
const socket = require('node:tls').connect({ host: '127.0.0.1', port: 50051, servername: '${name}', ALPNProtocols: ['h2'], ...own }, () => {
  console.log(socket.getPeerCertificate().serialNumber)
  socket.destroy()
})`
      return [name, (await nodeIn(pod.name, source)).trim()] as const
    }),
  )
  return Object.fromEntries(entries)
}

/** As a crash: without a grace period. */
export async function crash(selector: string, namespace = NAMESPACE): Promise<void> {
  const [pod] = await podsOf(selector, namespace)
  if (pod === undefined) throw new Error(`no pod of ${selector}`)
  await kubectl('-n', namespace, 'delete', 'pod', pod.name, '--force', '--grace-period=0')
  await settled(
    `${pod.name} to be ready again`,
    async () => {
      const ready = ['-o', 'jsonpath={.status.conditions[?(@.type=="Ready")].status}']
      return (await kubectl('-n', namespace, 'get', 'pod', pod.name, ...ready)) === 'True'
    },
    180_000,
  )
}

export async function crashPrimary(): Promise<string> {
  const url = 'mongodb://localhost:27017/?directConnection=true&tls=true&tlsCAFile=/tls/ca.crt'
  const hello = ['exec', 'mongo-0', '--', 'mongosh', url, '--quiet', '--eval', 'db.hello().primary']
  const primary = (await kubectl('-n', DATA, ...hello)).trim().split('.')[0] ?? ''
  await crash(`statefulset.kubernetes.io/pod-name=${primary}`, DATA)
  return primary
}

/** Replicas follow the CPU, up while `load` works and down afterwards. */
export async function autoscale(name: ServiceName, load: () => Promise<void>, replicas: number): Promise<string> {
  await apply({
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name, namespace: NAMESPACE },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: 2,
      maxReplicas: 4,
      metrics: [
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'AverageValue', averageValue: '100m' } } },
      ],
      // Development's requests are too small to be a measure; the wait is short, so that the check sees the way down.
      behavior: { scaleDown: { stabilizationWindowSeconds: 15 } },
    },
  })
  const count = async () => Number(await inOurs('get', 'deployment', name, '-o', 'jsonpath={.spec.replicas}'))
  const working = load()
  const up = await settled(`more replicas of ${name}`, async () => (await count()) > 2, 180_000)
  await working
  const down = await settled(`two replicas of ${name}`, async () => (await count()) === 2, 300_000)
  await inOurs('delete', 'hpa', name)
  await inOurs('scale', `deployment/${name}`, `--replicas=${replicas}`)
  await rolledOut([name])
  return `more after ${up.toFixed(0)} s of load, two again ${down.toFixed(0)} s after it`
}
