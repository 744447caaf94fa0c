import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schemathesis } from '@etax/testkit'
import { ask, must, signedInHeaders } from './client.ts'
import type { Fixture } from './fixture.ts'
import { makeOneOfEverything, pathWithIds } from './one-of-everything.ts'

export interface Effort {
  /** Of schemathesis: what it makes requests from. */
  phases: readonly ('examples' | 'coverage' | 'fuzzing' | 'stateful')[]
  /** For each operation, in the phase `fuzzing`. */
  maxExamples: number
  /** Ends after so many seconds, whatever is left. */
  maxSeconds: number
  /** Whether it says which operations were never served. */
  warns?: boolean
  /** Only the operations with these ids; all where nothing is said. */
  only?: readonly string[] | undefined
}

export interface Verdict {
  good: boolean
  report: string
}

/** What every answer must keep to: a status, content type, headers and body that the description names, and no fault. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]

/** What would end the session that everything else is asked with, and what is sent or answered line by line. */
const LEFT_OUT = ['signOut', 'endSession', 'changePassword', 'streamReceiptEvents', 'issueBatch']

/**
 * Asks every operation of a running system, and compares the answers with its OpenAPI document.
 * @param folder where its files may be written
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

/** By security scheme. */
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

/** The ids of catalog's examples, in the order of its file: they name records that are there from now on. */
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
  return JSON.parse(text)
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
    // More threads make its own parser fail on some versions of Python.
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

/** A JSON text is one of TOML. */
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

/** Nothing that others ask for is deleted, the key of all requests least of all: ids that answers show are tried otherwise. */
function idToDelete(path: string, ids: ReadonlyMap<string, string>): string | undefined {
  if (!path.includes('{id}')) return undefined
  return path.startsWith('/account/api-keys/') ? ids.get('api-keys') : NOBODY
}

/** What is found by its id is asked for by one that is there. */
function existingId(path: string, ids: ReadonlyMap<string, string>): string | undefined {
  if (!path.includes('{id}')) return undefined
  try {
    return /\/([^/]+)(?:\/|$)/.exec(pathWithIds(ids, path).slice(path.indexOf('{id}') - 1))?.[1]
  } catch {
    return undefined
  }
}
