import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Progress } from '@etax/testkit'
import { openWorkspace, type Workspace } from './open-workspace.ts'

export interface FirstRun extends Workspace {
  baseUrl: string
  dashboardUrl: string
}

export interface FirstRunOptions {
  dataDir: string
  baseUrl: string
  /** Address of the gateway's gRPC. */
  accounts: string
  progress: Progress
}

/** Makes the demo workspace at the first start, or when the database lacks it. */
export async function firstRun(options: FirstRunOptions): Promise<{ facts: FirstRun; isNew: boolean }> {
  const { dataDir, baseUrl, accounts, progress } = options
  const file = firstRunFile(dataDir)
  const earlier: FirstRun | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const facts = {
    ...(await workspace(earlier, baseUrl, accounts, progress)),
    baseUrl,
    dashboardUrl: `${baseUrl}/dashboard`,
  }
  // Written at every start: the port may change.
  await writeFile(file, `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 })
  return { facts, isNew: facts.workspaceId !== earlier?.workspaceId }
}

export function firstRunFile(dataDir: string): string {
  return join(dataDir, 'first-run.json')
}

async function workspace(earlier: FirstRun | undefined, baseUrl: string, accounts: string, progress: Progress) {
  if (earlier !== undefined && (await isKnown(earlier, baseUrl))) return earlier
  progress('making the demo workspace')
  return openWorkspace(accounts, 'demo')
}

async function isKnown({ testKey, taxpayerRuc }: FirstRun, baseUrl: string): Promise<boolean> {
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': taxpayerRuc }
  const answer = await fetch(`${baseUrl}/v1/developer/invoices?limit=1`, {
    headers,
    signal: AbortSignal.timeout(5_000),
  })
  return answer.status !== 401
}
