import { timingSafeEqual } from 'node:crypto'
import { signerErrors } from '@etax/contracts'
import { sealPassword, storedPassword } from './domain/password.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import type { Audit } from './keep-audit.ts'
import type { Certificates, Clock, Owner } from './ports.ts'

interface Dependencies {
  certificates: Pick<Certificates, 'find' | 'putPassword' | 'putPasswordWhereFree'>
  wrappingKey: WrappingKey
  audit: Audit
  now: Clock
}

export interface PasswordOptions {
  caller: string
  /** Refuses to replace another taxpayer's data. */
  onlyWhereFree: boolean
}

/**
 * Stores a password. If a certificate exists, the password must be the one of its file, which is not stored. Otherwise
 * it waits for the upload.
 * @returns false if `onlyWhereFree` finds another taxpayer's data
 * @throws AppError SGN_10013
 */
export const setPassword =
  ({ certificates, wrappingKey, audit, now }: Dependencies) =>
  async (owner: Owner, password: string, options: PasswordOptions): Promise<boolean> => {
    const { workspaceId, ruc } = owner
    const { caller, onlyWhereFree } = options
    const stored = await certificates.find(owner)
    const current = stored?.certificate ?? null
    if (current !== null) {
      const opened = await storedPassword(stored, wrappingKey)
      if (opened === null || !same(opened, password)) throw signerErrors.passwordDoesNotOpenStored()
      return true
    }
    if (onlyWhereFree && (await isOfAnother(certificates, owner))) return false
    await audit({
      at: now().toISOString(),
      action: 'password-set',
      workspaceId,
      ruc,
      accessKey: '',
      certificate: '',
      detail: '',
      caller,
    })
    const sealed = await sealPassword(password, { workspaceId, ruc }, wrappingKey)
    const isStored = await (onlyWhereFree ? certificates.putPasswordWhereFree : certificates.putPassword)(owner, sealed)
    // An upload came in between: its password decides.
    return isStored || setPassword({ certificates, wrappingKey, audit, now })(owner, password, options)
  }

async function isOfAnother(certificates: Pick<Certificates, 'find'>, owner: Owner): Promise<boolean> {
  const stored = await certificates.find({ ...owner, taxpayerId: '' })
  return stored !== null && !['', owner.taxpayerId].includes(stored.taxpayerId)
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a.normalize('NFC')), Buffer.from(b.normalize('NFC'))]
  return x.length === y.length && timingSafeEqual(x, y)
}
