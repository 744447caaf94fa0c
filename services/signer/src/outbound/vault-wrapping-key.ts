import { signerErrors } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import { request } from 'undici'
import type { WrappingKey } from '../domain/wrapping-key.ts'

export interface VaultSettings {
  /** Base address: `https://vault:8200`. */
  address: string
  /** Read at every call, since tokens are renewed. */
  token: () => Promise<string>
  /** Name of a key of the transit engine (aes256-gcm96). */
  keyName: string
}

const CALL_TIMEOUT_MS = 3_000

/**
 * Wrapping by the transit engine of HashiCorp Vault or OpenBao: the key never leaves that service, which also rotates
 * it (`POST transit/keys/<name>/rotate`); its version is written in what it wraps.
 */
export function vaultWrappingKey({ address, token, keyName }: VaultSettings): WrappingKey {
  const key = encodeURIComponent(keyName)
  const call = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const { statusCode, body: answer } = await request(`${address}/v1/transit/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-vault-token': await token(), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    }).catch((cause) => Promise.reject(signerErrors.wrappingKeyUnavailable({ more: reasonOf(cause), cause })))
    if (statusCode === 200) return ((await answer.json()) as { data: Record<string, unknown> }).data
    await answer.dump()
    if (statusCode === 400) throw signerErrors.materialUnreadable()
    if (statusCode !== 204) throw signerErrors.wrappingKeyUnavailable({ more: `status ${statusCode}` })
    return {}
  }
  const latest = async () => Number((await call(`keys/${key}`)).latest_version)
  return {
    currentKeyId: async () => `vault:v${await latest()}`,
    async wrap(dataKey, context) {
      const body = encoded({ plaintext: dataKey, associated_data: context })
      const { ciphertext } = await call(`encrypt/${key}`, body)
      return { keyId: versionOf(String(ciphertext)), wrapped: Buffer.from(String(ciphertext)) }
    },
    async unwrap(_keyId, wrapped, context) {
      const body = { ciphertext: wrapped.toString(), ...encoded({ associated_data: context }) }
      return Buffer.from(String((await call(`decrypt/${key}`, body)).plaintext), 'base64')
    },
    async makeNew() {
      await call(`keys/${key}/rotate`, {})
      return `vault:v${await latest()}`
    },
    async forgetOthers() {
      const version = await latest()
      await call(`keys/${key}/config`, { min_decryption_version: version, min_encryption_version: version })
    },
  }
}

function encoded(values: Record<string, Buffer>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, bytes]) => [name, bytes.toString('base64')]))
}

/** `vault:v3:…` was wrapped with version 3. */
function versionOf(ciphertext: string): string {
  return ciphertext.slice(0, ciphertext.indexOf(':', 'vault:'.length))
}
