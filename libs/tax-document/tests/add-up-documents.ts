import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Adds up so many random documents, each of which is right. */
export function addUpDocuments(count: number): Promise<string> {
  return run('add-up.ts', count)
}

/** Posts so many random orders, right and wrong; answers how many of each kind were taken. */
export async function postOrders(count: number): Promise<Record<string, number>> {
  return JSON.parse(await run('post-orders.ts', count))
}

/** In a process of its own: inside the test runner's sandbox the same arithmetic takes three times as long. */
async function run(script: string, count: number): Promise<string> {
  const path = join(import.meta.dirname, script)
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@etax/source', path, String(count)])
  return stdout
}
