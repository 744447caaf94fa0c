import { join } from 'node:path'
import { start } from '@etax/authority-connector/simulator'
import { createLogger } from '@etax/runtime'
import { freePort, isFree } from '@etax/testkit'
import type { Variables } from './variables.ts'

const PORT = 8089

export interface LocalAuthority {
  env: Variables
  /** Sets its faults; undefined when the settings name another authority. */
  controlUrl: string | undefined
}

/**
 * The authority for live keys and pre-built XML on this machine: the bundled simulator, unless the settings name
 * another.
 */
export async function localAuthority(
  life: AsyncDisposableStack,
  dataDir: string,
  logLevel: string,
): Promise<LocalAuthority> {
  const { AUTHORITY_TEST_URL, AUTHORITY_PRODUCTION_URL } = process.env
  if (AUTHORITY_TEST_URL || AUTHORITY_PRODUCTION_URL) return { env: {}, controlUrl: undefined }
  const host = '127.0.0.1'
  const port = (await isFree(PORT, host)) ? PORT : await freePort()
  const log = createLogger('authority-simulator', logLevel)
  const simulator = life.use(
    await start({ host, port, controlHosts: '', file: join(dataDir, 'authority.jsonl'), logLevel }, { log }),
  )
  const { url } = simulator
  return {
    env: { AUTHORITY_TEST_URL: url, AUTHORITY_PRODUCTION_URL: url, AUTHORITY_SIMULATED: 'true' },
    controlUrl: `${url}/control`,
  }
}
