import { gatewayErrors } from '@etax/contracts'
import { fieldErrors, mailboxOf, newId } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Accounts, Clients } from '../ports.ts'
import { createdKey } from './create-api-key.ts'
import type { User, Workspace } from './domain/account.ts'
import type { Mode } from './domain/api-key.ts'
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
  /** Whether the address is known to be its owner's. */
  verified: boolean
  /** One key of each of these modes is made with it. */
  keys: readonly Mode[]
}

export interface OpenedWorkspace {
  user: User
  workspace: Workspace
  /** Its first records in the catalog: the test taxpayer and where it issues. */
  records: Awaited<ReturnType<Clients['catalog']['prepareWorkspace']>>
  /** In the order of the modes asked for; not to be seen again. */
  keys: string[]
}

/** Of the keys that a workspace begins with, in the language of its users. */
const FIRST_KEY_NAMES: Record<Mode, string> = { test: 'Pruebas', live: 'Producción' }

export type OpenWorkspace = (request: NewWorkspace) => Promise<OpenedWorkspace>

/**
 * Makes a user with a workspace, the workspace's first records, and keys. The records come first: when catalog
 * fails, no empty account is left, and records of a workspace that does not exist do no harm.
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
    const workspace = { id: newId(), name: workspaceName, plan, createdAt }
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

/** All spellings of an address belong to one person. What is none stays as it is written: no account has it. */
export function normalEmail(email: string): string {
  return mailboxOf(email) ?? asWritten(email)
}

/** The address that an account is kept under. One from before addresses had one form is found by what was written then. */
export async function addressOfAccount({ userWith }: Pick<Accounts, 'userWith'>, email: string): Promise<string> {
  const [address, written] = [normalEmail(email), asWritten(email)]
  return written !== address && (await userWith(written)) !== null ? written : address
}

function asWritten(email: string): string {
  return email.trim().toLowerCase()
}
