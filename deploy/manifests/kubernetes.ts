import {
  addressSettingOf,
  calledServices,
  databaseOf,
  names,
  OPERATOR,
  peersOf,
  type ServiceName,
  serviceOf,
  usesBroker,
} from '../topology.ts'
import { HEADER, indented, variable, WHY_ENGINE_OPTIONS } from './yaml.ts'

interface Extras {
  comment?: string
  env?: string
  ports?: string
  /** The Kubernetes secret that has the files of its secrets. */
  keys?: string
  more?: string
}

const EXTRAS: Partial<Record<ServiceName, Extras>> = {
  'api-gateway': {
    env: `# An overlay adds PUBLIC_URL, the https address of the ingress. Without it the gateway refuses to start.
${variable('TRUST_PROXY', 'true')}
${variable('DRAIN_MS', '3000')}`,
    ports: '- { name: http, containerPort: 8080 }',
    more: `# The ingress sends requests to this service.
apiVersion: v1
kind: Service
metadata: { name: api-gateway-http }
spec:
  selector: { app: api-gateway }
  ports: [{ name: http, port: 80, targetPort: http }]
`,
  },
  issuance: {
    env: `# The operator's RUC, such as 1790012345001. The authority requires it of systems that issue for others.
# Your overlay sets it.
${variable('PROVIDER_RUC', '')}
# Days of the 8 % rate, as decrees name them, such as 2026-02-14..2026-02-17,2026-11-02.
${variable('TOURISM_DAYS', '')}
# Internal teams and their workspaces: docs/guides/internal-team.md. Your overlay sets it.
${variable('GRPC_TEAMS', '')}`,
  },
  signer: {
    comment: `# If Vault or OpenBao wraps the keys, set KEK_FILE to "", KEK_VAULT_ADDRESS (https://vault.vault.svc:8200),
# KEK_VAULT_TOKEN_FILE (written by the Vault agent) and KEK_VAULT_CA. The policy "signer-calls" admits the namespace
# vault.`,
    keys: 'signer-keys',
  },
  'webhook-dispatcher': { keys: 'webhook-keys' },
}

export function kubernetesBase(version: string): Record<string, string> {
  return {
    'services.yaml': `${HEADER}\n${names.map(servicesObjects).join('---\n')}`,
    'certificates.yaml': certificates(),
    'calls.yaml': calls(),
    'kustomization.yaml': kustomization(version),
  }
}

function servicesObjects(name: ServiceName): string {
  const { more } = EXTRAS[name] ?? {}
  const objects = [account(name), deployment(name), ...(isCalled(name) ? [headless(name)] : []), disruption(name)]
  return [...objects, ...(more === undefined ? [] : [more])].join('---\n')
}

function isCalled(name: ServiceName): boolean {
  return peersOf(name).length > 0
}

function account(name: ServiceName): string {
  return `apiVersion: v1
kind: ServiceAccount
metadata: { name: ${name} }
automountServiceAccountToken: false
`
}

function deployment(name: ServiceName): string {
  const { uid, about, engineOptions, secrets = [], requests, memoryLimit } = serviceOf(name)
  const { comment, env, ports, keys } = EXTRAS[name] ?? {}
  const peers = peersOf(name)
  const own = [
    variable('MONGODB_DATABASE', databaseOf(name)),
    ...(peers.length === 0 ? [] : [variable('GRPC_PEERS', peers.join(','))]),
    ...(engineOptions === undefined ? [] : [WHY_ENGINE_OPTIONS, variable('ENGINE_OPTIONS', engineOptions)]),
    ...(keys === undefined ? [] : secrets.map(({ file, setting }) => variable(setting, `/keys/${file}`))),
    ...(env === undefined ? [] : [env]),
  ].join('\n')
  const open = [
    ...(ports === undefined ? [] : [ports]),
    ...(isCalled(name) ? ['- { name: grpc, containerPort: 50051 }'] : []),
    '- { name: health, containerPort: 9090 }',
  ]
  const mounted = keys === undefined ? '' : '\n            - { name: keys, mountPath: /keys, readOnly: true }'
  const volume =
    keys === undefined ? '' : `\n        - { name: keys, secret: { secretName: ${keys}, defaultMode: 0440 } }`
  return `# ${about}
${comment === undefined ? '' : `${comment}\n`}apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name}, labels: { app.kubernetes.io/part-of: etax } }
spec:
  replicas: 2
  strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } }
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name}, app.kubernetes.io/part-of: etax } }
    spec:
      serviceAccountName: ${name}
      automountServiceAccountToken: false
      priorityClassName: etax
      # preStop, then 30 s for running calls (libs/runtime/src/run.ts).
      terminationGracePeriodSeconds: 50
      securityContext:
        runAsNonRoot: true
        runAsUser: ${uid}
        runAsGroup: ${uid}
        fsGroup: ${uid}
        seccompProfile: { type: RuntimeDefault }
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector: { matchLabels: { app: ${name} } }
        - maxSkew: 1
          topologyKey: topology.kubernetes.io/zone
          whenUnsatisfiable: ScheduleAnyway
          labelSelector: { matchLabels: { app: ${name} } }
      containers:
        - name: service
          image: etax/${name}
          envFrom:
            - configMapRef: { name: addresses }
            - secretRef: { name: ${name} }
          env:
            # The kubelet probes the pod's own address.
            - { name: HEALTH_HOST, valueFrom: { fieldRef: { fieldPath: status.podIP } } }
${indented(own, 12)}
          ports:
${indented(open.join('\n'), 12)}
          # The cluster's name server returns the former addresses for some seconds: until then the pod serves calls.
          lifecycle: { preStop: { sleep: { seconds: 10 } } }
          startupProbe:
            httpGet: { path: /startupz, port: health }
            periodSeconds: 1
            # The first start of a version migrates the database, or waits for the replica that migrates it.
            failureThreshold: 600
          readinessProbe:
            httpGet: { path: /readyz, port: health }
            periodSeconds: 5
            timeoutSeconds: 3
          livenessProbe:
            httpGet: { path: /livez, port: health }
            periodSeconds: 10
            timeoutSeconds: 5
          resources:
            requests: { cpu: ${requests.cpu}, memory: ${requests.memory} }
            limits: { memory: ${memoryLimit} }
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            - { name: tls, mountPath: /tls, readOnly: true }${mounted}
      volumes:
        - { name: tmp, emptyDir: { medium: Memory, sizeLimit: 64Mi } }
        - { name: tls, secret: { secretName: tls-${name}, defaultMode: 0440 } }${volume}
`
}

function headless(name: ServiceName): string {
  return `# Headless, so that a caller's gRPC spreads its calls over all pods.
apiVersion: v1
kind: Service
metadata: { name: ${name} }
spec:
  clusterIP: None
  selector: { app: ${name} }
  ports: [{ name: grpc, port: 50051 }]
`
}

function disruption(name: ServiceName): string {
  return `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: ${name} }
spec:
  maxUnavailable: 1
  selector: { matchLabels: { app: ${name} } }
`
}

function certificates(): string {
  const own = [...names, OPERATOR].map((name) => {
    const serving = name === OPERATOR ? '[client auth]' : '[server auth, client auth]'
    return `apiVersion: cert-manager.io/v1
kind: Certificate
metadata: { name: tls-${name} }
spec:
  commonName: ${name}
  dnsNames: [${name}]
  usages: ${serving}
  secretName: tls-${name}
  issuerRef: { name: tls, kind: Issuer }
`
  })
  return `${HEADER}
# Mutual TLS between the services. cert-manager makes and renews a certificate authority and a certificate for each
# service; running services read changed files. The certificate \`operator\` is for the person who opens accounts.
apiVersion: cert-manager.io/v1
kind: Issuer
metadata: { name: self-signed }
spec:
  selfSigned: {}
---
apiVersion: cert-manager.io/v1
kind: Certificate
metadata: { name: tls-authority }
spec:
  isCA: true
  commonName: etax
  secretName: tls-authority
  # Renewed with the same key: old and new certificates stay valid together.
  duration: 87600h
  privateKey: { algorithm: ECDSA, size: 256, rotationPolicy: Never }
  issuerRef: { name: self-signed, kind: Issuer }
---
apiVersion: cert-manager.io/v1
kind: Issuer
metadata: { name: tls }
spec:
  ca: { secretName: tls-authority }
---
${own.join('---\n')}`
}

function calls(): string {
  const called = calledServices.map(calledBy)
  const calling = names.filter((name) => serviceOf(name).calls !== undefined).map(callsOf)
  return `${HEADER}\n${[...called, ...calling, broker()].join('---\n')}`
}

function calledBy(name: ServiceName): string {
  return policy(`called-${name}`, name, 'Ingress', `from:${pods(peersOf(name))}\n      ports: [{ port: 50051 }]`)
}

function callsOf(name: ServiceName): string {
  return policy(
    `calls-of-${name}`,
    name,
    'Egress',
    `to:${pods(serviceOf(name).calls ?? [])}\n      ports: [{ port: 50051 }]`,
  )
}

function policy(policyName: string, name: ServiceName, type: 'Ingress' | 'Egress', rule: string): string {
  return `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: ${policyName} }
spec:
  podSelector: { matchLabels: { app: ${name}, app.kubernetes.io/part-of: etax } }
  policyTypes: [${type}]
  ${type.toLowerCase()}:
    - ${rule}
`
}

function pods(services: readonly string[]): string {
  return `
        - podSelector:
            matchLabels: { app.kubernetes.io/part-of: etax }
            matchExpressions:
              - key: app
                operator: In
                values: [${services.join(', ')}]`
}

function broker(): string {
  return `# Services that publish or consume messages reach the broker.
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: broker }
spec:
  podSelector:
    matchLabels: { app.kubernetes.io/part-of: etax }
    matchExpressions:
      - key: app
        operator: In
        values: [${names.filter(usesBroker).join(', ')}]
  policyTypes: [Egress]
  egress:
    - ports: [{ port: 5672, protocol: TCP }, { port: 5671, protocol: TCP }]
`
}

function kustomization(version: string): string {
  return `${HEADER}
# Every service has the same security settings. Apply ../namespace first. ../README.md says how to make the secrets:
# one for each service, with its name (MONGODB_URL, RABBITMQ_URL; api-gateway: API_KEY_PEPPER; notifier: SMTP_URL),
# \`signer-keys\` (wrapping-keys) and \`webhook-keys\` (webhook-key). cert-manager (https://cert-manager.io) makes the
# certificates.
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [services.yaml, certificates.yaml, calls.yaml, network-policies.yaml]
# The version of package.json. Your overlay names your registry and its digests (../README.md).
images:
${names.map((name) => `  - { name: etax/${name}, newTag: "${version}" }`).join('\n')}
configMapGenerator:
  - name: addresses
    literals:
${calledServices.map((name) => `      - ${addressSettingOf(name)}=dns:///${name}:50051`).join('\n')}
      # Every service shows its own certificate, and accepts callers whose certificates its GRPC_PEERS names.
      - GRPC_TLS_CA=/tls/ca.crt
      - GRPC_TLS_CERT=/tls/tls.crt
      - GRPC_TLS_KEY=/tls/tls.key
`
}
