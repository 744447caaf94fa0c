import { join } from 'node:path'
import { type Config, type Simulator, start } from '@etax/authority-connector/simulator'
import { createLogger, type Logger } from '@etax/runtime'
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
  const config = { host, port: PORT, controlHosts: '', file: join(dataDir, 'authority.jsonl'), logLevel }
  const { url } = life.use(await startHere(config, createLogger('authority-simulator', logLevel)))
  return {
    env: { AUTHORITY_TEST_URL: url, AUTHORITY_PRODUCTION_URL: url, AUTHORITY_SIMULATED: 'true' },
    controlUrl: `${url}/control`,
  }
}

/** At its port, or at any when that is taken: several systems may start on this machine at the same moment. */
async function startHere(config: Config, log: Logger): Promise<Simulator> {
  try {
    return await start(config, { log })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return start({ ...config, port: 0 }, { log })
  }
}
