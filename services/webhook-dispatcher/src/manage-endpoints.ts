import { randomBytes } from 'node:crypto'
import { MODES, webhookErrors } from '@etax/contracts'
import { type ErrorDetail, fieldErrors, isUuid, mustBe, rule, suchAs, withValue, words } from '@etax/kernel'
import {
  type AddressRules,
  addressProblems,
  type Endpoint,
  eventProblems,
  MAX_ENDPOINTS,
  rotated,
} from './domain/endpoint.ts'
import { newSecret } from './domain/signature.ts'
import type { Deliveries, Endpoints, Owner, SecretCipher } from './ports.ts'

export interface EndpointSettings {
  id: string
  url: string
  events: string[]
  ownerEmails: string[]
  unproved: boolean
}

export interface WithSecret {
  endpoint: Endpoint
  secret: string
}

interface Dependencies {
  endpoints: Endpoints
  deliveries: Pick<Deliveries, 'removeAll'>
  secrets: SecretCipher
  rules: AddressRules
}

const SECRET_BYTES = 32

/** @throws AppError VAL_10000 invalid, WHK_00002 not-found, WHK_00005 conflict, WHK_00008 unauthenticated */
export function endpointManagement({ endpoints, deliveries, secrets, rules }: Dependencies) {
  return {
    async create(owner: Owner, settings: EndpointSettings): Promise<WithSecret> {
      refuse([...idProblems(settings.id), ...addressProblems(settings.url, rules), ...eventProblems(settings.events)])
      const limits = { most: MAX_ENDPOINTS, unproved: settings.unproved }
      const added = await endpoints.add(endpointOf(owner, settings, secrets, new Date()), limits)
      if (added === 'too-many') throw webhookErrors.tooManyEndpoints()
      if (added === 'made-before-proof') throw webhookErrors.madeBeforeProof()
      const stored = await endpoints.find(owner, settings.id)
      // A concurrent proof deleted it: the answer is that of a later request.
      if (stored === null && settings.unproved) throw webhookErrors.madeBeforeProof()
      return withSecret(requireEndpoint(stored))
    },

    async update(
      owner: Owner,
      id: string,
      changes: Partial<Pick<EndpointSettings, 'url' | 'events'>>,
    ): Promise<Endpoint> {
      refuse([
        ...(changes.url === undefined ? [] : addressProblems(changes.url, rules)),
        ...(changes.events === undefined ? [] : eventProblems(changes.events)),
      ])
      return requireEndpoint(await endpoints.change(owner, id, { ...changes, updatedAt: new Date() }))
    },

    remove,

    /** Marks first: earlier endpoints are found here, later ones are refused. Safe to repeat. */
    async endUnproved(workspaceId: string): Promise<void> {
      if (workspaceId === '')
        refuse([
          fieldErrors.wrongForm.at('workspaceId', rule('must name a workspace', 'debe nombrar un espacio de trabajo')),
        ])
      await endpoints.markProved(workspaceId)
      for (const mode of MODES) {
        const owner = { workspaceId, mode }
        for (const { _id } of await endpoints.list(owner)) await remove(owner, _id)
      }
    },

    async rotateSecret(owner: Owner, id: string): Promise<WithSecret> {
      const { secrets: current } = await existing(owner, id)
      const now = new Date()
      const sealed = secrets.seal(newSecret(randomBytes(SECRET_BYTES)), id)
      const change = { secrets: rotated(current, sealed, now), updatedAt: now }
      return withSecret(requireEndpoint(await endpoints.change(owner, id, change)))
    },

    async reactivate(owner: Owner, id: string): Promise<Endpoint> {
      const change = { active: true, deactivation: null, failures: 0, updatedAt: new Date() }
      return requireEndpoint(await endpoints.change(owner, id, change, 'due'))
    },

    existing,
  }

  async function remove(owner: Owner, id: string): Promise<void> {
    await endpoints.remove(owner, id)
    await deliveries.removeAll(owner, id)
  }

  async function existing(owner: Owner, id: string): Promise<Endpoint> {
    return requireEndpoint(await endpoints.find(owner, id))
  }

  function withSecret(endpoint: Endpoint): WithSecret {
    const [newest] = endpoint.secrets
    return { endpoint, secret: secrets.open(newest?.sealed ?? '', endpoint._id) }
  }
}

function endpointOf(
  { workspaceId, mode }: Owner,
  settings: EndpointSettings,
  secrets: SecretCipher,
  now: Date,
): Endpoint {
  const { id, url, events, ownerEmails } = settings
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

const UUID = suchAs(words('a UUID', 'un UUID'), '01935a2e-7c1f-7abc-8def-0123456789ab')

function idProblems(id: string, path = 'endpointId'): ErrorDetail[] {
  return isUuid(id) ? [] : [withValue(fieldErrors.wrongForm.at(path, mustBe(UUID)), id)]
}

/** @throws AppError VAL_10000 */
export function refuseWrongId(path: string, id: string): void {
  refuse(idProblems(id, path))
}

/** @throws AppError VAL_10000 */
export function refuse(details: ErrorDetail[]): void {
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
}

function requireEndpoint(endpoint: Endpoint | null): Endpoint {
  if (endpoint === null) throw webhookErrors.endpointUnknown()
  return endpoint
}
