import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schemathesis } from '@etax/testkit'
import { ask, must, signedInHeaders } from './client.ts'
import type { Fixture } from './fixture.ts'
import { makeOneOfEverything, pathWithIds } from './one-of-everything.ts'

export interface Effort {
  phases: readonly ('examples' | 'coverage' | 'fuzzing' | 'stateful')[]
  maxExamples: number
  maxSeconds: number
  warns?: boolean
  only?: readonly string[] | undefined
}

export interface Verdict {
  good: boolean
  report: string
}

/** Required of every answer: described status, content type, headers and body, and no server error. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]

/** Operations that end the shared session, or stream lines. */
const LEFT_OUT = ['signOut', 'endSession', 'changePassword', 'streamReceiptEvents', 'streamWebhookEvents', 'issueBatch']

/**
 * Compares answers of every operation of a running system with its OpenAPI document.
 * @param folder writable, for its files
 */
export async function runSchemathesis(
  fixture: Fixture,
  schemathesis: Schemathesis,
  folder: string,
  effort: Effort,
): Promise<Verdict> {
  const session = await signedInHeaders(fixture)
  const document = must(200, await ask(fixture, 'GET', '/openapi.json'))
  const ids = await seed(fixture, session)
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(withIds(document, ids)))
  const config = join(folder, 'schemathesis.toml')
  writeFileSync(
    config,
    configOf(document, {
      ruc: fixture.workspace.taxpayerRuc,
      credentials: credentialsOf(fixture, session),
      ids,
      effort,
    }),
    {
      mode: 0o600,
    },
  )
  const args = ['--config-file', config, 'run', file, '--url', fixture.baseUrl]
  const { ok, output } = await schemathesis(args, { within: effort.maxSeconds * 2_000 + 60_000, cwd: folder })
  return { good: ok, report: output }
}

function credentialsOf({ workspace }: Fixture, session: Headers): Record<string, string> {
  const { cookie = '', 'x-csrf-token': csrf = '' } = session
  return { apiKey: workspace.testKey, session: /_session=([^;]+)/.exec(cookie)?.[1] ?? '', csrf }
}

async function seed(fixture: Fixture, session: Headers): Promise<Map<string, string>> {
  const { taxpayerId } = fixture.workspace
  const ids = await makeOneOfEverything(
    {
      byKey: (method, path, body) => ask(fixture, method, path, { body }),
      account: (method, path, body) => ask(fixture, method, path, { body, headers: session }),
    },
    { taxpayerId, otherRuc: '1790085783001' },
  )
  const key = { mode: 'test', name: 'To be revoked' }
  const created = await ask(fixture, 'POST', '/account/api-keys', { body: key, headers: session })
  return ids.set('taxpayers', taxpayerId).set('api-keys', must(201, created).data.id)
}

/** Ids of the catalog's examples, in file order: replaced by those of existing records. */
const EXAMPLES = [
  'taxpayers',
  'establishments',
  'emission-points',
  'customers',
  'categories',
  'warehouses',
  'taxes',
  'price-types',
  'products',
]

function withIds(document: object, ids: ReadonlyMap<string, string>): object {
  const text = EXAMPLES.reduce((all, resource, index) => {
    const example = `0193a4c0-1000-7000-8000-${String(index + 1).padStart(12, '0')}`
    return all.replaceAll(example, ids.get(resource) ?? example)
  }, JSON.stringify(document))
  return JSON.parse(text, withoutGeneralLimits)
}

/** Omits the limits of whole requests: a request with a text or list of that size would be too large. */
function withoutGeneralLimits(keyword: string, value: unknown): unknown {
  const isGeneral = ['maxLength', 'maxItems'].includes(keyword) && typeof value === 'number' && value > 10_000
  return isGeneral ? undefined : value
}

type Headers = Record<string, string>

interface ConfigInput {
  ruc: string
  credentials: Record<string, string>
  ids: ReadonlyMap<string, string>
  effort: Effort
}

function configOf(document: Described, { ruc, credentials, ids, effort }: ConfigInput): string {
  const { phases, maxExamples, maxSeconds, only } = effort
  return [
    `max-time = ${maxSeconds}`,
    'continue-on-failure = true',
    'seed = 1',
    // Some Python versions break its parser with more threads.
    'workers = 1',
    'request-timeout = 20',
    `warnings = ${effort.warns === true}`,
    ...Object.entries(credentials).flatMap(([scheme, value]) => [
      `[auth.openapi.${scheme}]`,
      `api_key = ${quoted(value)}`,
    ]),
    '[parameters]',
    `"header.x-taxpayer-ruc" = ${quoted(ruc)}`,
    `"query.taxpayerId" = ${quoted(ids.get('taxpayers') ?? '')}`,
    '[checks]',
    'enabled = false',
    ...CHECKS.map((check) => `${check}.enabled = true`),
    '[generation]',
    `max-examples = ${maxExamples}`,
    'database = "none"',
    '[phases]',
    ...['examples', 'coverage', 'fuzzing', 'stateful'].map(
      (phase) => `${phase}.enabled = ${(phases as readonly string[]).includes(phase)}`,
    ),
    ...operationsOf(document).flatMap(({ id, method, path }) => {
      const isIncluded = !LEFT_OUT.includes(id) && (only === undefined || only.includes(id))
      const there = method === 'delete' ? idToDelete(path, ids) : existingId(path, ids)
      if (isIncluded && there === undefined) return []
      const operation = ['[[operations]]', `include-operation-id = ${quoted(id)}`]
      if (!isIncluded) return [...operation, 'enabled = false']
      return [...operation, `parameters = { "path.id" = ${quoted(there ?? '')} }`]
    }),
  ].join('\n')
}

function quoted(text: string): string {
  return JSON.stringify(text)
}

interface Described {
  paths?: Record<string, Record<string, { operationId?: string }>>
}

function operationsOf({ paths = {} }: Described): { id: string; method: string; path: string }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId = '' }]) => ({ id: operationId, method, path })),
  )
}

const NOBODY = '0193ffff-ffff-7fff-8fff-ffffffffffff'

/** Deletes no shared record, least of all the key of all requests: ids in answers are tried in other ways. */
function idToDelete(path: string, ids: ReadonlyMap<string, string>): string | undefined {
  if (!path.includes('{id}')) return undefined
  return path.startsWith('/account/api-keys/') ? ids.get('api-keys') : NOBODY
}

function existingId(path: string, ids: ReadonlyMap<string, string>): string | undefined {
  if (!path.includes('{id}')) return undefined
  try {
    return /\/([^/]+)(?:\/|$)/.exec(pathWithIds(ids, path).slice(path.indexOf('{id}') - 1))?.[1]
  } catch {
    return undefined
  }
}
