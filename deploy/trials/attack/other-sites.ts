import { judge } from './attempt.ts'
import { sendHttp } from './http.ts'
import type { AttackClass } from './target.ts'

export const otherSites: AttackClass = {
  name: 'other sites',
  async attempts({ system }) {
    const control = `${system.authorityUrl}`
    const own = new URL(control).host
    return ASKED.flatMap(([method, path]) =>
      HEADERS.map((headers) => ({
        what: `${method} ${path} ${JSON.stringify(headers)}`,
        act: async () => {
          const answer = await sendHttp(control, { method, path, headers: { host: own, ...headers } })
          return judge(answer, { refused: [403], code: /AUT_/ })
        },
      })),
    )
  },
}

const ASKED = [
  ['GET', '/'],
  ['GET', '/control'],
  ['GET', '/control/fault'],
  ['PUT', '/control/fault'],
  ['GET', '/control/log'],
  ['DELETE', '/control/log'],
  ['PUT', `/control/documents/${'1'.repeat(49)}`],
] as const

const HEADERS = [
  { host: 'evil' },
  { host: 'evil.example' },
  { host: 'localhost.evil.example' },
  { host: '127.0.0.1.evil.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]
