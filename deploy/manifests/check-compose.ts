// deploy/docker/check.compose.yml: what the checks add to docker-compose.yml.
import { names, type ServiceName } from '../topology.ts'
import { HEADER } from './yaml.ts'

const EXTRAS: Partial<Record<ServiceName, string>> = {
  'api-gateway': `ports: ["127.0.0.1:\${GRPC_PORT}:50051"]`,
  'webhook-dispatcher': 'extra_hosts: ["host.docker.internal:host-gateway"]',
}

export function checkCompose(): string {
  return `${HEADER}
# What the checks need of the Compose system besides: the gateway's gRPC, to open a workspace without limits, a way for
# webhooks back to this machine, and in each container the attempts to reach what is another's.
x-attempts: &attempts
  volumes:
    - ./deploy/access:/app/access:ro
    - ./deploy/topology.ts:/app/topology.ts:ro
    - ./deploy/routes.ts:/app/routes.ts:ro

services:
${names.map(service).join('')}`
}

function service(name: ServiceName): string {
  const more = EXTRAS[name]
  return more === undefined ? `  ${name}: *attempts\n` : `  ${name}:\n    <<: *attempts\n    ${more}\n`
}
