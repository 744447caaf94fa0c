import { testMongo, testRabbit } from '@etax/testkit'
import { describe, expect, test } from '@jest/globals'
import { runChaos } from './run-chaos.ts'

const startedHere = process.env.E2E_BASE_URL ? describe.skip : describe
if (process.env.E2E_BASE_URL) console.warn('skipped: a system that was already up is not killed')

/** Faults that end within seconds and need no cluster of servers. */
const FAULTS = [
  'kill',
  'cut-off-service',
  'broker-gone',
  'resets',
  'cuts',
  'repeated-messages',
  'authority',
  'mail',
  'webhooks',
]
/** Its first victims: authority-connector, notifier, renderer, issuance. */
const SEED = 308
const SECONDS = 24

startedHere('half a minute in which processes are killed, connections cut and messages repeated', () => {
  test('lose nothing, double nothing, and break no promise', async () => {
    await using mongo = await testMongo()
    await using rabbit = await testRabbit()

    const { counts, checked, left, faults } = await runChaos({
      seed: SEED,
      seconds: SECONDS,
      rate: 3,
      only: FAULTS,
      replicas: 1,
      tenants: 2,
      quietMs: 60_000,
      existingServers: { mongodbUrl: mongo.url, brokerUrl: rabbit.url },
      databasePrefix: mongo.database,
      env: { STEP_TIMEOUT_MS: '3000' },
      progress: () => {},
    })

    expect(checked.filter(({ breaches }) => breaches.length > 0)).toEqual([])
    expect(checked.filter(({ looked }) => looked === 0)).toEqual([])
    expect(left).toEqual([])
    expect(counts).toMatchObject({ lost: 0, duplicated: 0, unanswered: 0 })
    expect(faults.find(({ name }) => name === 'kill')?.times).toBeGreaterThan(0)
  }, 600_000)
})
