import { randomBytes } from 'node:crypto'
import { Accounts } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { client, type TlsFiles } from '@etax/rpc'

export interface Workspace {
  email: string
  password: string
  workspaceId: string
  taxpayerId: string
  taxpayerRuc: string
  establishmentId: string
  emissionPointId: string
  testKey: string
  liveKey: string
}

export interface WorkspaceOptions {
  tls?: TlsFiles | undefined
  plan?: string
}

/**
 * Makes a user with a workspace through the gateway's gRPC at `accounts`. If the user exists, the new name is longer.
 */
export async function openWorkspace(
  accounts: string,
  name: string,
  { tls, plan = 'development' }: WorkspaceOptions = {},
): Promise<Workspace> {
  await using gateway = client(Accounts, accounts, {
    deadlineMs: 20_000,
    ...(tls && { tls, serverName: 'api-gateway' }),
  })
  const password = randomBytes(12).toString('base64url')
  const open = async (email: string): Promise<Workspace> => {
    const answer = await gateway.openWorkspace({ email, password, workspaceName: 'Demo', plan })
    return {
      email,
      password,
      workspaceId: answer.workspaceId,
      taxpayerId: answer.taxpayerId,
      taxpayerRuc: answer.ruc,
      establishmentId: answer.establishmentId,
      emissionPointId: answer.emissionPointId,
      testKey: answer.testKey,
      liveKey: answer.liveKey,
    }
  }
  try {
    return await open(`${name}@example.com`)
  } catch (error) {
    if (!AppError.is(error) || error.kind !== 'conflict') throw error
    return await open(`${name}-${randomBytes(3).toString('hex')}@example.com`)
  }
}
