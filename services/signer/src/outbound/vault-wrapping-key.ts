import { signerErrors } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import { Agent, request } from 'undici'
import type { WrappingKey } from '../domain/wrapping-key.ts'

export interface VaultSettings {
  /** `https://vault:8200`, with a path behind a proxy. */
  address: string
  /** Every call reads the token, because tokens are renewed. */
  token: () => Promise<string>
  /** A key of the transit engine (aes256-gcm96). */
  keyName: string
  /** The authority of its certificate (PEM), read at every call; default: the public ones. */
  ca?: (() => Promise<string>) | undefined
}

const CALL_TIMEOUT_MS = 3_000

/**
 * The transit engine of HashiCorp Vault or OpenBao. The key never leaves it; the engine rotates it (`POST
 * transit/keys/<name>/rotate`) and writes the version into its results.
 */
export function vaultWrappingKey({ address, token, keyName, ca }: VaultSettings): WrappingKey {
  const key = encodeURIComponent(keyName)
  const base = baseOf(address)
  const dispatcherNow = trusting(ca)
  const send = async (path: string, body?: object) => {
    const dispatcher = await dispatcherNow()
    return request(`${base}/v1/transit/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-vault-token': await token(), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(dispatcher === undefined ? {} : { dispatcher }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
  }
  const call = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const { statusCode, body: answer } = await send(path, body).catch((cause) =>
      Promise.reject(signerErrors.wrappingKeyUnavailable({ more: reasonOf(cause), cause })),
    )
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

/** Removes a final slash or API version. @throws AppError SGN_90006 for other than HTTP addresses */
function baseOf(address: string): string {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) throw signerErrors.vaultAddressMalformed({ more: address })
  return `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')}`
}

/** The authority's file may change while running. */
function trusting(ca: VaultSettings['ca']): () => Promise<Agent | undefined> {
  let current: { pem: string; agent: Agent } | undefined
  return async () => {
    if (ca === undefined) return undefined
    const pem = await ca()
    if (current?.pem !== pem) {
      void current?.agent.close()
      current = { pem, agent: new Agent({ connect: { ca: pem } }) }
    }
    return current.agent
  }
}

function encoded(values: Record<string, Buffer>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, bytes]) => [name, bytes.toString('base64')]))
}

/** `vault:v3:…` was wrapped with version 3. */
function versionOf(ciphertext: string): string {
  return ciphertext.slice(0, ciphertext.indexOf(':', 'vault:'.length))
}
