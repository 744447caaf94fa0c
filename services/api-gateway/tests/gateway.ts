import { randomBytes } from 'node:crypto'
import { createLogger } from '@etax/runtime'
import { authenticateKey } from '../src/authenticate-key.ts'
import { createdKey } from '../src/create-api-key.ts'
import type { Accounts } from '../src/domain/account.ts'
import type { Mode } from '../src/domain/api-key.ts'
import { defaultPlans } from '../src/domain/plan.ts'
import { tokenBuckets } from '../src/domain/rate-limit.ts'
import { issuers } from '../src/find-issuer.ts'
import { type App, httpApp } from '../src/inbound/http/app.ts'
import { describeApi } from '../src/inbound/http/describe-api.ts'
import { openRoutes } from '../src/inbound/http/routes.ts'
import { issueInvoice } from '../src/issue-invoice.ts'
import { issueReceipt } from '../src/issue-receipt.ts'
import { taxpayers } from '../src/keep-taxpayer.ts'
import { files } from '../src/locate-file.ts'
import { openWorkspace } from '../src/open-workspace.ts'
import { sessions } from '../src/sign-in.ts'
import { fakeNeighbours, type Overrides } from './fake-neighbours.ts'
import { memoryAccounts } from './memory-accounts.ts'

export interface TestGateway {
  app: App
  accounts: ReturnType<typeof memoryAccounts>
  /** Moves on only when a test says so. */
  clock: { now: number }
  /** A workspace with a key of each mode. */
  aWorkspace(plan?: string): Promise<{ workspaceId: string; testKey: string; liveKey: string }>
}

/** The whole of HTTP with accounts in memory and neighbours that are plain objects. */
export async function aGateway(overrides: Overrides = {}, publicUrl = ''): Promise<TestGateway> {
  const clock = { now: Date.parse('2026-11-21T15:00:00.000Z') }
  const accounts = memoryAccounts()
  const now = () => clock.now
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: false })
  await describeApi(app)
  await openRoutes(app, { ...wiringOf(accounts, overrides, now), publicUrl })
  return { app, accounts, clock, aWorkspace: (plan = 'development') => aWorkspace(accounts, plan, new Date(now())) }
}

function wiringOf(accounts: Accounts, overrides: Overrides, now: () => number) {
  const neighbours = fakeNeighbours(overrides)
  const { catalog, issuance, renderer, signer } = neighbours
  const [plans, pepper, random, takeToken] = [defaultPlans, 'pepper', randomBytes, tokenBuckets()]
  const log = createLogger('api-gateway', 'silent')
  // The real hash takes its time on purpose.
  const hashPassword = async (password: string) => `hash of ${password}`
  const passwordFits = async (password: string, stored: string | undefined) => stored === `hash of ${password}`
  const known = issuers({ catalog, signer, now })
  return {
    ...neighbours,
    accounts,
    plans,
    pepper,
    now,
    random,
    takeToken,
    signUpPlan: 'free',
    authenticateKey: authenticateKey({ accounts, plans, pepper, now }),
    sessions: sessions({ accounts, passwordFits, takeToken, random, now }),
    issuers: known,
    taxpayers: taxpayers({ catalog, issuance, signer }),
    issueInvoice: issueInvoice({ catalog, issuance, issuers: known, now }),
    openWorkspace: openWorkspace({ accounts, catalog, plans, pepper, hashPassword, random, now, log }),
    issueReceipt: issueReceipt({ issuance, now }),
    files: files({ issuance, renderer, secret: 'secret', now }),
    checks: [],
  }
}

let opened = 0

async function aWorkspace(accounts: Accounts, plan: string, createdAt: Date) {
  opened += 1
  const workspaceId = `workspace-${opened}`
  const [test, live] = (['test', 'live'] as const).map((mode: Mode) =>
    createdKey({ workspaceId, mode, name: 'first', createdAt }, { pepper: 'pepper', random: randomBytes }),
  )
  const keys = [test, live].flatMap((made) => (made === undefined ? [] : [made.record]))
  const email = `user-${opened}@example.com`
  const user = { id: `user-${opened}`, email, passwordHash: 'hash of password', workspaceId, createdAt }
  await accounts.open({ user, workspace: { id: workspaceId, name: 'Test', plan, createdAt }, keys })
  return { workspaceId, testKey: test?.key ?? '', liveKey: live?.key ?? '' }
}
