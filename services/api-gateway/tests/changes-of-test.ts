import type { VersionChange } from '../src/http/domain/api-versions.ts'

const KEYS = ['listApiKeysByKey', 'createApiKeyByKey']

/** Two changes in a row: a key's `label` became `title`, then `name`. */
export const changesOfTest: readonly VersionChange[] = [
  { version: '2026-05-01', operations: KEYS, ...renamed('label', 'title') },
  { version: '2026-11-01', operations: KEYS, ...renamed('title', 'name') },
]

function renamed(before: string, after: string): Required<Pick<VersionChange, 'request' | 'answer'>> {
  return {
    request: (body) => rename(body, before, after),
    answer: (body) => {
      const { data, ...rest } = body as { data: unknown }
      const back = (one: unknown) => rename(one, after, before)
      return { ...rest, data: Array.isArray(data) ? data.map(back) : back(data) }
    },
  }
}

function rename(body: unknown, from: string, to: string): unknown {
  const { [from]: value, ...rest } = (body ?? {}) as Record<string, unknown>
  return value === undefined ? body : { ...rest, [to]: value }
}
