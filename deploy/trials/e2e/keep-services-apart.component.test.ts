import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMongo, findRabbit } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { tryAll } from '../../access/attempts.ts'
import { services } from '../../local/src/registry.ts'
import { brokerUsers, mongoUsers } from '../../local/src/users.ts'
import { usesBroker } from '../../topology.ts'

const life = new AsyncDisposableStack()
const prefix = `apart-${process.pid}`
let mongodbUrl: Awaited<ReturnType<typeof mongoUsers>>
let rabbitmqUrl: Awaited<ReturnType<typeof brokerUsers>>

beforeAll(async () => {
  for (const variable of ['MONGODB_URL', 'RABBITMQ_URL']) if (!withPassword(variable)) delete process.env[variable]
  const mongo = life.use(await findMongo({ dataDir: dataDir() }))
  const rabbit = life.use(await findRabbit({ dataDir: dataDir() }))
  mongodbUrl = await mongoUsers(life, mongo.url, prefix)
  rabbitmqUrl = await brokerUsers(life, rabbit.url, prefix)
}, 120_000)

afterAll(() => life.disposeAsync(), 60_000)

test.each(services)(
  '%s, in wrong hands, reaches nothing of any other service',
  async (service) => {
    const attempts = await tryAll({
      service,
      mongodbUrl: mongodbUrl(service),
      rabbitmqUrl: usesBroker(service) ? rabbitmqUrl(service) : undefined,
      prefix,
    })

    expect(attempts.filter(({ refused }) => refused === undefined).map(({ what }) => what)).toEqual([])
    expect(attempts.length).toBeGreaterThan(60)
  },
  60_000,
)

/** A server without a password is not used here. */
function withPassword(variable: string): boolean {
  const url = process.env[variable]
  if (url === undefined) return false
  const { password } = new URL(url)
  return password !== '' && password !== 'guest'
}

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'etax-apart-'))
  life.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
