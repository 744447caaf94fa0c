import { randomUUID } from 'node:crypto'
import { type Binding, sealSecret, unsealSecret } from './envelope.ts'
import type { StoredCertificate, StoredPassword } from './stored-certificate.ts'
import type { WrappingKey } from './wrapping-key.ts'

export async function storedPassword(
  stored: StoredCertificate | null,
  wrappingKey: WrappingKey,
): Promise<string | null> {
  if (stored?.password == null) return null
  const { workspaceId, ruc, password } = stored
  const binding: Binding = { workspaceId, ruc, purpose: 'password', version: password.version }
  return (await unsealSecret(password.sealed, binding, wrappingKey)).toString('utf8')
}

export async function sealPassword(
  password: string,
  { workspaceId, ruc }: { workspaceId: string; ruc: string },
  wrappingKey: WrappingKey,
): Promise<StoredPassword> {
  const version = randomUUID()
  const binding: Binding = { workspaceId, ruc, purpose: 'password', version }
  return { version, sealed: await sealSecret(Buffer.from(password, 'utf8'), binding, wrappingKey) }
}
