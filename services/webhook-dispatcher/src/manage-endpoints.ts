import { randomBytes } from 'node:crypto'
import { AppError, type ErrorDetail, isUuid } from '@etax/kernel'
import {
  type AddressRules,
  addressProblems,
  type Endpoint,
  eventProblems,
  MOST_ENDPOINTS,
  rotated,
} from './domain/endpoint.ts'
import { newSecret } from './domain/signature.ts'
import type { Deliveries, Endpoints, Owner, SecretBox } from './ports.ts'

export interface Wish {
  id: string
  url: string
  events: string[]
  ownerEmails: string[]
}

export interface WithSecret {
  endpoint: Endpoint
  secret: string
}

interface Needs {
  endpoints: Endpoints
  deliveries: Pick<Deliveries, 'removeAll'>
  secrets: SecretBox
  rules: AddressRules
}

const SECRET_BYTES = 32

/** What a workspace does with its endpoints. Faults: WHK_00001 invalid, WHK_00002 not-found, WHK_00005 conflict. */
export function endpointManagement({ endpoints, deliveries, secrets, rules }: Needs) {
  return {
    async create(owner: Owner, wish: Wish): Promise<WithSecret> {
      refuse([...idProblems(wish.id), ...addressProblems(wish.url, rules), ...eventProblems(wish.events)])
      const others = (await endpoints.list(owner)).filter(({ _id }) => _id !== wish.id)
      if (others.length >= MOST_ENDPOINTS) {
        throw new AppError('conflict', 'WHK_00005', `a workspace has at most ${MOST_ENDPOINTS} endpoints in a mode`)
      }
      await endpoints.add(endpointOf(owner, wish, secrets, new Date()))
      return withSecret(await existing(owner, wish.id))
    },

    async update(owner: Owner, id: string, wish: Partial<Pick<Wish, 'url' | 'events'>>): Promise<Endpoint> {
      refuse([
        ...(wish.url === undefined ? [] : addressProblems(wish.url, rules)),
        ...(wish.events === undefined ? [] : eventProblems(wish.events)),
      ])
      return found(await endpoints.change(owner, id, { ...wish, updatedAt: new Date() }), id)
    },

    async remove(owner: Owner, id: string): Promise<void> {
      await endpoints.remove(owner, id)
      await deliveries.removeAll(owner, id)
    },

    async rotateSecret(owner: Owner, id: string): Promise<WithSecret> {
      const { secrets: current } = await existing(owner, id)
      const now = new Date()
      const sealed = secrets.seal(newSecret(randomBytes(SECRET_BYTES)), id)
      const change = { secrets: rotated(current, sealed, now), updatedAt: now }
      return withSecret(found(await endpoints.change(owner, id, change), id))
    },

    async reactivate(owner: Owner, id: string): Promise<Endpoint> {
      const change = { active: true, deactivation: null, failures: 0, updatedAt: new Date() }
      return found(await endpoints.change(owner, id, change, 'due'), id)
    },

    existing,
  }

  async function existing(owner: Owner, id: string): Promise<Endpoint> {
    return found(await endpoints.find(owner, id), id)
  }

  function withSecret(endpoint: Endpoint): WithSecret {
    const [newest] = endpoint.secrets
    return { endpoint, secret: secrets.open(newest?.sealed ?? '', endpoint._id) }
  }
}

function endpointOf({ workspaceId, mode }: Owner, wish: Wish, secrets: SecretBox, now: Date): Endpoint {
  const { id, url, events, ownerEmails } = wish
  return {
    _id: id,
    schema: 1,
    workspaceId,
    mode,
    url,
    events,
    active: true,
    deactivation: null,
    failures: 0,
    secrets: [{ sealed: secrets.seal(newSecret(randomBytes(SECRET_BYTES)), id), expiresAt: null }],
    ownerEmails,
    createdAt: now,
    updatedAt: now,
  }
}

function idProblems(id: string): ErrorDetail[] {
  return isUuid(id) ? [] : [{ path: 'endpointId', code: 'WHK_00001', message: 'must be a UUID' }]
}

function refuse(details: ErrorDetail[]): void {
  if (details.length > 0) throw new AppError('invalid', 'WHK_00001', 'the endpoint cannot be like this', { details })
}

function found(endpoint: Endpoint | null, id: string): Endpoint {
  if (endpoint === null) throw new AppError('not-found', 'WHK_00002', `endpoint ${id} not found`)
  return endpoint
}
