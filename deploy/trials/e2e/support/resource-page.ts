export interface Example {
  resource: string
  call: string
  about: string
  requestLine: string
  body: unknown
  status: number
  answer: unknown
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g
const FIXED = '5f2b0c7e-'

/** Writes constant ids and instants. */
export function pageOf(examples: readonly Example[], baseUrl: string): string {
  const resources = [...new Set(examples.map(({ resource }) => resource))]
  const sections = resources.map((resource) => {
    const own = examples.filter((example) => example.resource === resource)
    return [`## ${resource}`, ...own.map(exampleText)].join('\n\n')
  })
  return steady([...INTRODUCTION, ...sections].join('\n\n').replaceAll(baseUrl, 'https://api.example.com')).concat('\n')
}

const INTRODUCTION = [
  '# The resource API by example',
  'This page has an example of every operation of the resource API. A test makes the requests and compares the answers ' +
    'with this page; with `UPDATE=1` it writes the page again. The schemas are in `/openapi.json`.',
  'Every request has the header `X-API-Key`. The page shows only the first record of each list; the header ' +
    '`X-Total-Count` has the number of records.',
]

function exampleText({ call, about, requestLine, body, status, answer }: Example): string {
  const request = body === undefined ? requestLine : `${requestLine}\n\n${JSON.stringify(body, null, 2)}`
  const parts = [`### ${call}`, about, `\`\`\`http\n${request}\n\`\`\``]
  if (answer === undefined) return [...parts, `The answer is ${status} without a body.`].join('\n\n')
  const first = Array.isArray(answer) ? answer.slice(0, 1) : answer
  return [...parts, `The answer is ${status}:`, `\`\`\`json\n${JSON.stringify(first, null, 2)}\n\`\`\``].join('\n\n')
}

function steady(page: string): string {
  const names = new Map<string, string>()
  const nameOf = (id: string) => {
    if (id.startsWith(FIXED)) return id
    const replacement = names.get(id) ?? `00000000-0000-7000-8000-${String(names.size + 1).padStart(12, '0')}`
    names.set(id, replacement)
    return replacement
  }
  return page.replace(UUID, nameOf).replace(INSTANT, '2026-11-21T15:00:00.000Z')
}

export function wordsOf(page: string): string {
  return page.replace(/\s+/g, '')
}
