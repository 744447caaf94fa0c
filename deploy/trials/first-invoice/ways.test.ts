import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { nextSteps } from '../../local/src/next-steps.ts'
import { secondsOfPerson } from './page.ts'
import { type Texts, waysToAnInvoice } from './ways.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
const ids = { workspaceId: 'w', taxpayerId: 't', establishmentId: 'e', emissionPointId: 'p' }
const signIn = { email: 'demo@example.com', password: 'secret-1', testKey: 'ak_test_1', liveKey: 'ak_live_1' }
const urls = { baseUrl: 'http://127.0.0.1:8080', dashboardUrl: 'http://127.0.0.1:8080/dashboard' }
const facts = { ...ids, ...signIn, ...urls, taxpayerRuc: '1799999990001' }
const texts: Texts = {
  readme: read('README.md'),
  startOutput: nextSteps(facts, '.local', 'http://127.0.0.1:8089'),
  clientReadme: read('libs/client/README.md'),
  quickStart: read('docs/guides/quick-start.md'),
  agents: read('docs/guides/agents.md'),
}

test('README, guides and npm start lead to an invoice in under two minutes of reading and typing, each way', () => {
  const ways = waysToAnInvoice(texts)

  expect(ways.map(({ name }) => name)).toEqual(['curl', '@etax/client', 'Python', 'MCP'])
  for (const way of ways) expect([way.name, secondsOfPerson(way) < 120]).toEqual([way.name, true])
})

test('the pasted text of npm start names the server, the key and the taxpayer', () => {
  const pasted = waysToAnInvoice(texts).flatMap(({ steps }) => steps.map((step) => step.pasted ?? ''))

  expect(pasted).toContain(
    'export ETAX_BASE_URL=http://127.0.0.1:8080 ETAX_API_KEY=ak_test_1 ETAX_TAXPAYER_RUC=1799999990001',
  )
  expect(pasted.join('\n')).not.toMatch(/…|\bID\b/)
})

test('a text without the start of a way is named', () => {
  expect(() => waysToAnInvoice({ ...texts, quickStart: '# Quick start' })).toThrow('## In Python is no longer there')
})
