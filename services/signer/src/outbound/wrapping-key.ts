import { readFile } from 'node:fs/promises'
import { signerErrors } from '@etax/contracts'
import type { WrappingKey } from '../domain/wrapping-key.ts'
import { fileWrappingKey, settingWrappingKey } from './file-wrapping-key.ts'

export interface WrappingKeySettings {
  kekFile: string
  kek: string
  vaultAddress: string
  vaultKey: string
  vaultTokenFile: string
  vaultCa: string
}

/** @throws AppError if the settings choose none */
export async function wrappingKeyOf(settings: WrappingKeySettings): Promise<WrappingKey> {
  const { kekFile, kek, vaultAddress, vaultKey, vaultTokenFile, vaultCa } = settings
  if (vaultAddress !== '') {
    const { vaultWrappingKey } = await import('./vault-wrapping-key.ts')
    const token = async () => (await readFile(vaultTokenFile, 'utf8')).trim()
    const ca = vaultCa === '' ? undefined : () => readFile(vaultCa, 'utf8')
    return vaultWrappingKey({ address: vaultAddress, token, keyName: vaultKey, ca })
  }
  if (kekFile !== '') return fileWrappingKey(kekFile)
  if (kek !== '') return settingWrappingKey(kek)
  throw signerErrors.wrappingKeyNotChosen()
}
