import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceName } from '../../local/src/registry.ts'
import { startProcess } from '../../local/src/service-process.ts'
import { addressOf, type SharedSettings, type Variables, variablesOf } from '../../local/src/variables.ts'

/**
 * Starts another process of a service, on the same database and services. Returns its address, unless the settings name
 * one.
 */
export async function startBeside(
  shared: SharedSettings,
  name: ServiceName,
  env: Variables,
  folder: string,
  life: AsyncDisposableStack,
): Promise<string> {
  const addresses = Object.entries(variablesOf(name, shared)).filter(([variable]) => variable.endsWith('_ADDRESS'))
  const own = { ...shared, sockets: mkdtempSync(join(folder, 'b')) }
  const all = { ...Object.fromEntries(addresses), LOG_LEVEL: 'silent', ...env }
  life.use(await startProcess(name, { shared: own, code: 'compiled', logFile: '/dev/null', env: all }))
  return addressOf(name, own)
}
