// docker-compose.yml: services from the topology; infrastructure as written here.
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
import { HEADER, indented, WHY_ENGINE_OPTIONS } from './yaml.ts'

interface Extras {
  environment?: string
  more?: string
  volumes?: string
  /** Services that start before it, besides the database, the broker and its callees. */
  after?: readonly string[]
}

const EXTRAS: Partial<Record<ServiceName, Extras>> = {
  'api-gateway': {
    environment: `# Development only: mail goes to the mailbox here, and anyone on this machine can open an account.
PUBLIC_URL: \${PUBLIC_URL:-http://localhost:\${PORT:-8080}}
TRUST_PROXY: \${TRUST_PROXY:-false}
DRAIN_MS: "3000"
# The proxy asks for /readyz.
HEALTH_HOST: 0.0.0.0
SIGN_UP: \${SIGN_UP:-open}
SANDBOX_MAIL: \${SANDBOX_MAIL:-all}`,
    more: `ports: ["127.0.0.1:\${PORT:-8080}:8080"]`,
  },
  issuance: {
    environment: `# The authority requires the operator's RUC of systems that issue for others. Then the days of the 8 % rate.
PROVIDER_RUC: \${PROVIDER_RUC:-}
TOURISM_DAYS: \${TOURISM_DAYS:-}
# Internal teams and their workspaces: docs/guides/internal-team.md.
GRPC_TEAMS: \${GRPC_TEAMS:-}`,
  },
  signer: {
    environment: `CERTIFICATE_AUTHORITIES: \${CERTIFICATE_AUTHORITIES:+/authorities.pem}`,
    volumes: `# A PEM file of the authorities whose certificates are accepted live. Without it, all are accepted.
- \${CERTIFICATE_AUTHORITIES:-/dev/null}:/authorities.pem:ro`,
  },
  notifier: {
    environment: `SMTP_URL: \${SMTP_URL:-smtp://mailpit:1025}
MAIL_FROM: \${MAIL_FROM:-comprobantes@example.com}
SMTP_CONNECTIONS: "16"`,
    after: ['mailpit'],
  },
  'webhook-dispatcher': {
    environment: `WEBHOOK_ALLOW_PRIVATE: \${WEBHOOK_ALLOW_PRIVATE:-true}`,
  },
}

const SIGNING: readonly string[] = ['signer', ...peersOf('signer')]

export function compose(): string {
  const tls = [...names, OPERATOR].map((name) => `tls-${name}`)
  const secrets = [...names, 'mongo', 'rabbitmq'].map((name) => `secrets-${name}`)
  return `${HEADER}
# The whole system for development: docker compose up --build, then http://localhost:8080. With the profile
# \`production\` for one server: docs/one-server.md. The gateway, the mailbox and the broker's page are published on
# this machine only. The container \`secrets\` makes the keys and passwords at the first start: deploy/docker/README.md.
name: etax

x-service: &service
  restart: unless-stopped
  init: true
  read_only: true
  tmpfs: [/tmp]
  cap_drop: [ALL]
  security_opt: ["no-new-privileges:true"]
  stop_grace_period: 40s
  logging: &logging { driver: json-file, options: { max-size: 10m, max-file: "5" } }

x-database: &database
  mongo: { condition: service_healthy }
  secrets: { condition: service_completed_successfully }
  tls: { condition: service_completed_successfully }

x-infrastructure: &infrastructure
  <<: *database
  rabbitmq: { condition: service_healthy }

x-environment: &environment
  DEPLOYMENT: \${DEPLOYMENT:-development}
  MONGODB_URL_FILE: /secrets/mongodb-url
  GRPC_LISTEN: 0.0.0.0:50051
  # Every service shows its own certificate, and accepts callers whose certificates GRPC_PEERS names (mutual TLS).
  GRPC_TLS_CA: /tls/ca.pem
  GRPC_TLS_CERT: /tls/cert.pem
  GRPC_TLS_KEY: /tls/key.pem
${calledServices.map((name) => `  ${addressSettingOf(name)}: ${name}:50051`).join('\n')}

x-broker: &broker
  RABBITMQ_URL_FILE: /secrets/rabbitmq-url

services:
${names.map((name) => service(name)).join('\n')}
${secondGateway()}
  # Makes the keys and passwords of this installation once. Each service sees only its own.
  secrets:
    image: node:24-bookworm-slim
    network_mode: none
    volumes:
      - ./deploy/access:/access:ro
      - ./deploy/topology.ts:/topology.ts:ro
      - ./deploy/routes.ts:/routes.ts:ro
      # Earlier versions kept all keys in this volume: the script copies them.
      - keys:/keys-of-before:ro
${secrets.map((volume) => `      - ${volume}:/secrets/${volume.slice('secrets-'.length)}`).join('\n')}
    command: [node, /access/make-secrets.ts]

  # Makes the certificates for mutual TLS between the services once. Each service sees only its own.
  tls:
    build:
${indented(build('signer'), 6)}
    user: "0:0"
    healthcheck: { disable: true }
    network_mode: none
    volumes:
      # tls-operator is for the person who opens accounts.
${tls.map((volume) => `      - ${volume}:/tls/${volume.slice('tls-'.length)}`).join('\n')}
    command:
      - node
      - services/signer/dist/main.js
      - make-mtls-certificates
      - /tls
${names.map((name) => `      - ${name}:${serviceOf(name).uid}`).join('\n')}
      - ${OPERATOR}

  # TLS for the gateways, with certificates of Let's Encrypt. A request whose gateway has gone goes to the other one.
  proxy:
    profiles: [production]
    image: caddy:2
    restart: unless-stopped
    logging: *logging
    mem_limit: 256m
    environment: { DOMAIN: "\${DOMAIN:-}" }
    # Without the settings of production a system for development would be open to everyone.
    command:
      - sh
      - -c
      - |
        [ -n "$$DOMAIN" ] || { echo "DOMAIN is not set: write .env from deploy/docker/production.env" >&2; exit 78; }
        exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
    ports: ["\${HTTP_PORT:-80}:80", "\${HTTPS_PORT:-443}:443"]
    volumes: ["./deploy/docker/proxy:/etc/caddy:ro", "proxy:/data"]
    networks: [outside]
    depends_on:
      api-gateway: { condition: service_healthy }

  # Saves the database each night in the folder BACKUPS, and deletes what is older than BACKUP_DAYS.
  backup:
    profiles: [production]
    image: mongo:8
    restart: unless-stopped
    logging: *logging
    mem_limit: 512m
    environment: { BACKUP_DAYS: "\${BACKUP_DAYS:-14}" }
    command: [sh, /back-up.sh]
    volumes:
      - ./deploy/docker/back-up.sh:/back-up.sh:ro
      - secrets-mongo:/secrets:ro
      - \${BACKUPS:-./backups}:/backups
    networks: [backend]
    depends_on:
      mongo: { condition: service_healthy }

  mongo:
    image: mongo:8
    restart: unless-stopped
    logging: *logging
    mem_limit: 2g
    stop_grace_period: 60s
    command:
      # After a crash in a transaction its rows stay locked for 15 s; the default is a minute.
      - --setParameter=transactionLifetimeLimitSeconds=15
      - --replSet=rs0
      - --keyFile=/secrets/keyfile
      - --wiredTigerCacheSizeGB=0.5
    environment: { MONGODB_USERS_FILE: /secrets/users.json }
    volumes: ["mongo:/data/db", "secrets-mongo:/secrets:ro", "./deploy/access:/access:ro"]
    networks: [backend, signing]
    depends_on:
      secrets: { condition: service_completed_successfully }
    healthcheck:
      # The first check makes a replica set of one, and the users. It is healthy when it accepts writes.
      test: [CMD, sh, /access/mongo-health.sh]
      interval: 3s
      timeout: 10s
      retries: 30

  rabbitmq:
    image: rabbitmq:4-management
    restart: unless-stopped
    logging: *logging
    mem_limit: 1g
    stop_grace_period: 60s
    hostname: rabbitmq
    environment:
      # Idle schedulers sleep, and leave the processor to the services.
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: +sbwt none +sbwtdcpu none +sbwtdio none
    volumes:
      - rabbitmq:/var/lib/rabbitmq
      - secrets-rabbitmq:/secrets:ro
      - ./deploy/access/rabbitmq.conf:/etc/rabbitmq/conf.d/20-definitions.conf:ro
    ports: ["127.0.0.1:\${RABBITMQ_PAGE_PORT:-15672}:15672"]
    networks: [backend, outside]
    depends_on:
      secrets: { condition: service_completed_successfully }
    healthcheck:
      test: [CMD, rabbitmq-diagnostics, -q, check_port_connectivity]
      interval: 5s
      timeout: 15s
      retries: 20

  mailpit:
    image: axllent/mailpit:v1
    restart: unless-stopped
    logging: *logging
    # Production sets MAILBOXES=0.
    deploy: { replicas: "\${MAILBOXES:-1}" }
    ports: ["127.0.0.1:\${MAIL_PAGE_PORT:-8025}:8025"]
    networks: [backend, outside]

networks:
  backend: { internal: true }
  signing: { internal: true }
  outside:

volumes:
${['mongo', 'rabbitmq', 'proxy', 'keys', ...secrets, ...tls].map((volume) => `  ${volume}:`).join('\n')}
`
}

function build(name: ServiceName): string {
  return `context: .
dockerfile: deploy/docker/Dockerfile
args: { SERVICE: ${name}, SERVICE_UID: ${serviceOf(name).uid} }`
}

/** One goes on while the other is replaced. */
function secondGateway(): string {
  const { more: _published, ...extras } = EXTRAS['api-gateway'] ?? {}
  return service('api-gateway', { ...extras, more: 'profiles: [production]' })
    .replace(/^.*\n/, '  # The second gateway of production: one works while the other is replaced.\n')
    .replace('  api-gateway:\n', '  api-gateway-2:\n')
}

function service(name: ServiceName, extras: Extras = EXTRAS[name] ?? {}): string {
  const { about, calls = [], outside, engineOptions, secrets = [], memoryLimit } = serviceOf(name)
  const { environment, more, volumes, after = [] } = extras
  const peers = peersOf(name)
  const settings = [
    usesBroker(name) ? '<<: [*environment, *broker]' : '<<: *environment',
    `MONGODB_DATABASE: ${databaseOf(name)}`,
    ...(peers.length === 0 ? [] : [`GRPC_PEERS: "${peers.join(',')}"`]),
    ...(engineOptions === undefined ? [] : [`${WHY_ENGINE_OPTIONS}\nENGINE_OPTIONS: ${engineOptions}`]),
    ...secrets.map(({ file, setting }) => `${setting}: /secrets/${file}`),
    ...(environment === undefined ? [] : [environment]),
  ]
  const mounted = [
    `- secrets-${name}:/secrets:ro`,
    `- tls-${name}:/tls:ro`,
    ...(volumes === undefined ? [] : [volumes]),
  ]
  const others = [...calls.map((called) => `${called}: { condition: service_healthy }`), ...after.map(started)]
  return `  # ${about}
  ${name}:
    <<: *service
    mem_limit: ${memoryLimit.replace('Mi', 'm')}
    build:
${indented(build(name), 6)}
    environment:
${indented(settings.join('\n'), 6)}
    volumes:
${indented(mounted.join('\n'), 6)}
${more === undefined ? '' : `${indented(more, 4)}\n`}    networks: [${networksOf(name, outside).join(', ')}]
    depends_on:
      <<: *${usesBroker(name) ? 'infrastructure' : 'database'}
${others.map((line) => `      ${line}\n`).join('')}`
}

function started(name: string): string {
  return `${name}: { condition: service_started }`
}

/** The signer's network has no way out; only the database and the signer's callers are on it. */
function networksOf(name: ServiceName, outside?: true): string[] {
  return [
    ...(name === 'signer' ? [] : ['backend']),
    ...(SIGNING.includes(name) ? ['signing'] : []),
    ...(outside ? ['outside'] : []),
  ]
}
