import { connectMongo } from '@etax/runtime'
import { freePort } from '@etax/testkit'
import { databaseOf } from '../../topology.ts'
import { startSystemInOneProcess } from './local-system.ts'
import { services } from './registry.ts'
import type { OneProcessOptions } from './start-in-one-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

type System = Awaited<ReturnType<typeof startSystemInOneProcess>>

interface TemporaryOptions {
  name: string
  logLevel?: string
  progress: (text: string) => void
  more?: OneProcessOptions['more']
}

export async function startTemporarySystem(
  life: AsyncDisposableStack,
  { name, logLevel = 'error', progress, more = [] }: TemporaryOptions,
): Promise<{ system: System; folder: string }> {
  const folder = temporaryFolder(life, name)
  const databasePrefix = `${name}${process.pid}`
  const { MONGODB_URL: mongodbUrl } = process.env
  // A MongoDB started for this system loses its data with it.
  if (mongodbUrl) life.defer(() => dropDatabases(mongodbUrl, databasePrefix))
  const [host, port] = ['127.0.0.1', await freePort()]
  const onLoss = (what: string) => progress(`lost: ${what}`)
  const system = await startSystemInOneProcess({
    host,
    port,
    dataDir: folder,
    databasePrefix,
    logLevel,
    progress,
    onLoss,
    more,
  })
  return { system: life.use(system), folder }
}

export async function dropDatabases(url: string, prefix: string): Promise<void> {
  for (const name of services) {
    await using mongo = await connectMongo(url, databaseOf(name, prefix))
    await mongo.db.dropDatabase()
  }
}
