import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export function addUpDocuments(count: number): Promise<string> {
  return run('add-up.ts', count)
}

/** Posts random orders, valid and invalid; returns the accepted ones by kind. */
export async function postOrders(count: number): Promise<Record<string, number>> {
  return JSON.parse(await run('post-orders.ts', count))
}

/** Runs in its own process: it computes for seconds, and a test's time limit must still end it. */
async function run(script: string, count: number): Promise<string> {
  const path = join(import.meta.dirname, script)
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@etax/source', path, String(count)])
  return stdout
}
