import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { names } from '../../topology.ts'
import { apply, forward, inOurs, kubectl, NAMESPACE, rolledOut, run, settled } from './kube.ts'

export const ROOT = join(import.meta.dirname, '../../..')
const GATEWAY = 8_080
const NODE_PORT = 30_080
const ACCOUNTS = 15_051
const MAIL = 18_025

interface Options {
  replicas: number
  /** A file of `docker save` for the tool of a local cluster. */
  images: string | undefined
}

export type Cluster = AsyncDisposable

/**
 * Applies deploy/k8s/development to the cluster of KUBECONFIG, or to one that the program in KUBE_CLUSTER starts
 * (`up`, `load`). The images are there already, or in `images`. Makes it reachable.
 */
export async function install({ replicas, images }: Options): Promise<Cluster> {
  await findCluster(images)
  const began = performance.now()
  await applyAll()
  await settled('the pods to be made', async () => (await inOurs('get', 'pods')).includes('issuance'), 30_000)
  await inOurs('wait', '--for=condition=Ready', '--timeout=300s', 'pod/mongo-0', 'pod/rabbitmq-0')
  await rolledOut(names)
  console.log(`deploy/k8s/development ready after ${((performance.now() - began) / 1_000).toFixed(0)} s`)
  await inOurs('scale', '--replicas', `${replicas}`, ...names.map((name) => `deployment/${name}`))
  await rolledOut(names)
  await using life = new AsyncDisposableStack()
  life.use(await openAccess())
  life.use(await forward('deployment/mailpit', MAIL, 8_025))
  process.env.E2E_MAIL_URL = `http://127.0.0.1:${MAIL}`
  await settled('the mailbox to answer', async () => (await fetch(`http://127.0.0.1:${MAIL}/`)).ok, 60_000)
  return life.move()
}

/** The gateway at port 8080 of this machine, and its gRPC; sets the variables of a fixture. */
export async function openAccess(): Promise<AsyncDisposable> {
  await using life = new AsyncDisposableStack()
  await openNodePort()
  life.use(await relay(GATEWAY, NODE_PORT))
  life.use(await forward('deployment/api-gateway', ACCOUNTS, 50_051))
  const tls = await operatorCertificate(life)
  Object.assign(process.env, {
    E2E_BASE_URL: `http://127.0.0.1:${GATEWAY}`,
    E2E_ACCOUNTS_ADDRESS: `127.0.0.1:${ACCOUNTS}`,
    E2E_OPERATOR_TLS: tls,
  })
  const answers = async () => (await fetch(`http://127.0.0.1:${GATEWAY}/openapi.json`)).ok
  await settled('the gateway to answer', answers, 60_000)
  return life.move()
}

export async function findCluster(images: string | undefined): Promise<void> {
  const { KUBECONFIG, KUBE_CLUSTER } = process.env
  if (!KUBECONFIG && !KUBE_CLUSTER) {
    throw new Error(
      'Set KUBECONFIG to a cluster, or KUBE_CLUSTER to a program that starts one: see deploy/trials/README.md.',
    )
  }
  if (KUBE_CLUSTER) {
    const script = 'eval "$("$0" up)" && printf "%s\\n%s" "$KUBECONFIG" "$PATH"'
    const [config, path] = (await run('bash', ['-c', script, KUBE_CLUSTER])).split('\n')
    Object.assign(process.env, { KUBECONFIG: config, PATH: path })
    if (images !== undefined) await run(KUBE_CLUSTER, ['load', images])
  }
  await kubectl('get', 'nodes')
}

/** cert-manager's hooks may start after it. */
async function applyAll(): Promise<void> {
  await settled(
    'the manifests to be taken',
    async () => {
      await kubectl('apply', '-k', join(ROOT, 'deploy/k8s/development'))
      return true
    },
    120_000,
    5_000,
  )
}

/** An address that outlives pods. */
async function openNodePort(): Promise<void> {
  await apply({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'cluster-check', namespace: NAMESPACE },
    spec: {
      type: 'NodePort',
      selector: { app: 'api-gateway' },
      ports: [{ port: GATEWAY, targetPort: GATEWAY, nodePort: NODE_PORT }],
    },
  })
}

/** The gateway's links name port 8080 of this machine. */
async function relay(port: number, to: number): Promise<AsyncDisposable> {
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1')
    client.pipe(upstream).pipe(client)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    async [Symbol.asyncDispose]() {
      server.close()
    },
  }
}

async function operatorCertificate(life: AsyncDisposableStack): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'etax-operator-'))
  life.defer(() => rmSync(folder, { recursive: true, force: true }))
  const { data } = JSON.parse(await inOurs('get', 'secret', 'tls-operator', '-o', 'json'))
  const files = { 'ca.pem': 'ca.crt', 'cert.pem': 'tls.crt', 'key.pem': 'tls.key' }
  for (const [file, key] of Object.entries(files)) {
    writeFileSync(join(folder, file), Buffer.from(data[key], 'base64'), { mode: 0o600 })
  }
  return folder
}
