// Scaling of replicas: by CPU where callers wait, by queues and due rows where work waits in the database.
import { databaseOf, names, queueOf, type ServiceName, serviceOf } from '../topology.ts'
import { HEADER } from './yaml.ts'

const MAX_REPLICAS = 10
/** Waiting work for each additional replica: chosen, not measured. */
const QUEUED_FOR_EACH = 200
const DUE_FOR_EACH = 500
/** A row that waits this long is late: few of them ask for a replica. */
const LATE_MS = 30_000
const LATE_FOR_EACH = 50

const COMPONENT = 'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component'
/** Same query as in `libs/durable-work`. */
const DUE = dueBefore('$$NOW')
const LATE = dueBefore({ $subtract: ['$$NOW', LATE_MS] })

const byCpu = names.filter((name) => serviceOf(name).dueRows === undefined)
const byWork = names.filter((name) => serviceOf(name).dueRows !== undefined)

export function scaling(): Record<string, string> {
  return {
    'scaling/kustomization.yaml': component(
      'The CPU sets the replicas of the services that callers wait for. metrics-server is needed.',
      'autoscalers.yaml',
      byCpu,
    ),
    'scaling/autoscalers.yaml': `${HEADER}\n${byCpu.map(autoscaler).join('---\n')}`,
    'scaling-keda/kustomization.yaml': component(
      'Waiting messages and due rows set the replicas. KEDA (https://keda.sh) is needed.',
      'scaled-objects.yaml',
      byWork,
    ),
    'scaling-keda/scaled-objects.yaml': `${HEADER}\n${byWork.map(scaledObject).join('---\n')}`,
  }
}

/** Omits the number of replicas from the manifest, so that an upgrade does not reset it. */
function component(about: string, resource: string, services: readonly ServiceName[]): string {
  const patches = services.map(
    (name) => `  - target: { kind: Deployment, name: ${name} }
    patch: |
      - { op: remove, path: /spec/replicas }`,
  )
  return `${HEADER}
# A component for an overlay. ${about}
${COMPONENT}
resources: [${resource}]
patches:
${patches.join('\n')}
`
}

function autoscaler(name: ServiceName): string {
  return `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: ${name} }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: ${name} }
  minReplicas: 2
  maxReplicas: ${MAX_REPLICAS}
  metrics:
    - type: Resource
      resource: { name: cpu, target: { type: Utilization, averageUtilization: 70 } }
  behavior:
    scaleDown: { stabilizationWindowSeconds: 300 }
`
}

function scaledObject(name: ServiceName): string {
  const { dueRows = '' } = serviceOf(name)
  return `apiVersion: keda.sh/v1alpha1
kind: TriggerAuthentication
metadata: { name: ${name} }
spec:
  secretTargetRef:
    - { parameter: host, name: ${name}, key: RABBITMQ_URL }
    - { parameter: connectionString, name: ${name}, key: MONGODB_URL }
---
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: ${name} }
spec:
  scaleTargetRef: { name: ${name} }
  minReplicaCount: 2
  maxReplicaCount: ${MAX_REPLICAS}
  cooldownPeriod: 300
  triggers:
    - type: rabbitmq
      metadata: { protocol: amqp, queueName: ${queueOf(name) ?? ''}, mode: QueueLength, value: "${QUEUED_FOR_EACH}" }
      authenticationRef: { name: ${name} }
${rowsTrigger(name, dueRows, DUE, DUE_FOR_EACH)}${rowsTrigger(name, dueRows, LATE, LATE_FOR_EACH)}`
}

function dueBefore(time: unknown): string {
  return JSON.stringify({ 'due.at': { $exists: true }, $expr: { $lte: ['$due.at', time] } })
}

function rowsTrigger(name: ServiceName, collection: string, query: string, value: number): string {
  return `    - type: mongodb
      metadata:
        dbName: ${databaseOf(name)}
        collection: ${collection}
        query: '${query}'
        queryValue: "${value}"
      authenticationRef: { name: ${name} }
`
}
