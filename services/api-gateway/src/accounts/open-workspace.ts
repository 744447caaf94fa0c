import { gatewayErrors, type Mode } from '@etax/contracts'
import { fieldErrors, mailboxOf, newId } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Accounts, Clients } from '../ports.ts'
import { createdKey } from './create-api-key.ts'
import type { User, Workspace } from './domain/account.ts'
import { brokenAddress, brokenPassword } from './domain/credentials.ts'
import type { Plans } from './domain/plan.ts'

interface Dependencies {
  accounts: Accounts
  catalog: Pick<Clients['catalog'], 'prepareWorkspace'>
  plans: Plans
  pepper: string
  hashPassword: (password: string) => Promise<string>
  random: (size: number) => Buffer
  now: () => number
  log: Logger
}

interface NewWorkspace {
  email: string
  password: string
  workspaceName: string
  plan: string
  verified: boolean
  keys: readonly Mode[]
}

export interface OpenedWorkspace {
  user: User
  workspace: Workspace
  records: Awaited<ReturnType<Clients['catalog']['prepareWorkspace']>>
  /** The keys are in the order of the modes, and shown only once. */
  keys: string[]
}

const FIRST_KEY_NAMES: Record<Mode, string> = { test: 'Pruebas', live: 'Producción' }

export type OpenWorkspace = (request: NewWorkspace) => Promise<OpenedWorkspace>

/**
 * Creates a workspace's first records, then its user and keys. If catalog fails, no empty account remains; records
 * without a workspace do no harm.
 */
export function openWorkspace({
  accounts,
  catalog,
  plans,
  pepper,
  hashPassword,
  random,
  now,
  log,
}: Dependencies): OpenWorkspace {
  return async ({ email, workspaceName, plan, verified, keys: modes, password }) => {
    const trimmed = email.trim()
    const details = [...brokenAddress(trimmed), ...brokenPassword(password, { email: trimmed, workspaceName })]
    if (details.length > 0) throw fieldErrors.invalidRequest({ details })
    if (plans[plan] === undefined) throw gatewayErrors.planUnknown()
    const address = normalEmail(email)
    if ((await accounts.userWith(address)) !== null) throw gatewayErrors.emailTaken()
    const createdAt = new Date(now())
    const workspace = { id: newId(), name: workspaceName, plan, createdAt, apiVersion: null, testClock: null }
    const passwordHash = await hashPassword(password)
    const verifiedAt = verified ? createdAt : null
    const credentials = { passwordHash, verifiedAt, credentialsVersion: 0 }
    const user = { id: newId(), email: address, workspaceId: workspace.id, createdAt, ...credentials }
    const records = await catalog.prepareWorkspace({ workspaceId: workspace.id, name: workspaceName })
    const keys = modes.map((mode) =>
      createdKey({ workspaceId: workspace.id, mode, name: FIRST_KEY_NAMES[mode], createdAt }, { pepper, random }),
    )
    await accounts.open({ user, workspace, keys: keys.map(({ record }) => record) })
    log.info({ workspaceId: workspace.id, plan }, 'workspace opened')
    return { user, workspace, records, keys: keys.map(({ key }) => key) }
  }
}

/** All spellings of an address are one account. A text that is no address stays as written, and has no account. */
export function normalEmail(email: string): string {
  return mailboxOf(email) ?? asWritten(email)
}

/** The stored form of an address; accounts from before the unification keep their spelling. */
export async function addressOfAccount({ userWith }: Pick<Accounts, 'userWith'>, email: string): Promise<string> {
  const [address, written] = [normalEmail(email), asWritten(email)]
  return written !== address && (await userWith(written)) !== null ? written : address
}

function asWritten(email: string): string {
  return email.trim().toLowerCase()
}
