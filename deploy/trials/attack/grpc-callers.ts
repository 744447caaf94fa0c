import type { KeyObject } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Accounts, Authority, Catalog, Issuance, Renderer, Signer, Webhooks } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { client, type TlsFiles } from '@etax/rpc'
import { freePort } from '@etax/testkit'
import { der, type Identity, makeCertificate, sequence } from '../../../services/signer/tests/make-certificate.ts'
import type { ServiceName } from '../../local/src/registry.ts'
import { type Attempt, broken, type Outcome, refused } from './attempt.ts'
import { startBeside } from './start-beside.ts'
import { type AttackClass, type Target, VICTIM_RUC } from './target.ts'

/** Callers that each service admits here; no caller has the name `intruder`. */
const SERVED: readonly [ServiceName, object, string][] = [
  ['signer', Signer, 'api-gateway,issuance'],
  ['catalog', Catalog, 'api-gateway,issuance,renderer'],
  ['renderer', Renderer, 'api-gateway,issuance,notifier'],
  ['webhook-dispatcher', Webhooks, 'api-gateway'],
  ['authority-connector', Authority, 'api-gateway,issuance'],
  ['issuance', Issuance, 'api-gateway'],
  ['api-gateway', Accounts, 'operator'],
]

const OF_GATEWAY_ONLY = ['storeCertificate', 'describeCertificates', 'setPassword', 'forgetCertificate']

/** Every method of every service, by callers that it does not serve, over TCP as in a cluster. */
export const grpcCallers: AttackClass = {
  name: 'gRPC callers',
  atOnce: 8,
  storesNothing: true,
  async attempts(target, life) {
    const certifier = certifierOf('El sistema', target.folder)
    const callers = callersOf(target.folder, certifier)
    const started = SERVED.map(async ([name, definition, peers]) => {
      const address = await startOverTcp(target, life, name, certifier.issue(name), peers)
      const methods = Object.keys(definition).map((method) => `${method[0]?.toLowerCase()}${method.slice(1)}`)
      const of = Object.entries(callers).flatMap(([caller, tls]) => {
        const calls = life.use(client(definition, address, { tls, deadlineMs: 5_000 })) as unknown as Calls
        return methods.map((method) => called(name, method, caller, calls))
      })
      return name === 'signer' ? [...of, ...unservedMethods(definition, address, certifier, life)] : of
    })
    return (await Promise.all(started)).flat()
  },
}

type Calls = Record<string, (request: object) => Promise<unknown>>

function called(name: ServiceName, method: string, caller: string, calls: Calls): Attempt {
  return { what: `${name}.${method}, ${caller}`, act: () => outcomeOf(calls, method) }
}

function unservedMethods(
  definition: object,
  address: string,
  certifier: Certifier,
  life: AsyncDisposableStack,
): Attempt[] {
  const calls = life.use(
    client(definition, address, { tls: certifier.issue('issuance'), deadlineMs: 5_000 }),
  ) as unknown as Calls
  return OF_GATEWAY_ONLY.map((method) => called('signer', method, 'by issuance, which may not', calls))
}

async function outcomeOf(calls: Calls, method: string): Promise<Outcome> {
  try {
    const request = { workspaceId: 'w', ruc: VICTIM_RUC, caller: { workspaceId: 'w' } }
    return broken(`answered ${JSON.stringify(await calls[method]?.(request)).slice(0, 200)}`)
  } catch (error) {
    // No connection, or a refused caller; an answer to the request itself shows that it was read.
    if (AppError.is(error) && (error.kind === 'unavailable' || error.kind === 'forbidden')) return refused
    return broken(AppError.is(error) ? `${error.kind} ${error.code} ${error.message}` : String(error))
  }
}

async function startOverTcp(
  target: Target,
  life: AsyncDisposableStack,
  name: ServiceName,
  tls: TlsFiles,
  peers: string,
): Promise<string> {
  const { system } = target
  const address = `127.0.0.1:${await freePort()}`
  const env = {
    GRPC_LISTEN: address,
    GRPC_TLS_CA: tls.ca,
    GRPC_TLS_CERT: tls.cert,
    GRPC_TLS_KEY: tls.key,
    GRPC_PEERS: peers,
    PORT: '0',
    LOG_LEVEL: 'silent',
  }
  await startBeside(system.shared, name, env, target.folder, life)
  return address
}

interface Certifier {
  own: Identity
  subject: [string, string][]
  issue(commonName: string, options?: object): TlsFiles
}

function certifierOf(name: string, folder: string): Certifier {
  const subject: [string, string][] = [['CN', name]]
  const own = makeCertificate({ subject, usage: ['keyCertSign'] })
  const extensions = { '2.5.29.17': sequence(der(0x87, Buffer.from([127, 0, 0, 1]))) }
  const write = (file: string, content: string) => {
    const path = join(folder, `${name}-${file}.pem`.replaceAll(' ', '-'))
    writeFileSync(path, content, { mode: 0o600 })
    return path
  }
  return {
    own,
    subject,
    issue(commonName, options = {}) {
      const leaf = {
        subject: [['CN', commonName]] as [string, string][],
        issuer: { ...own, subject },
        extensions,
        ...options,
      }
      const { certificate, key } = makeCertificate(leaf)
      const file = `${commonName}-${Object.keys(options).join('-')}`
      return {
        ca: write('ca', pem(own.certificate)),
        cert: write(`${file}-cert`, pem(certificate)),
        key: write(`${file}-key`, keyPem(key)),
      }
    },
  }
}

function callersOf(folder: string, certifier: Certifier): Record<string, TlsFiles | undefined> {
  const other = certifierOf('Otra', folder)
  const impostor = certifierOf('El sistema', mkdtempSync(join(folder, 'impostor')))
  const trusting = ({ cert, key }: TlsFiles): TlsFiles => ({ ca: certifier.issue('ca').ca, cert, key })
  const several = {
    subject: [
      ['CN', 'intruder'],
      ['CN', 'api-gateway'],
    ] as [string, string][],
  }
  return {
    'without TLS': undefined,
    'by a certificate of another certifier': trusting(other.issue('api-gateway')),
    'by a certifier of the same name': trusting(impostor.issue('api-gateway', { serialNumber: Buffer.from([9]) })),
    'as somebody it does not serve': certifier.issue('intruder'),
    'by two names': certifier.issue('several', several),
    'by a certificate that expired': certifier.issue('api-gateway', { notAfter: '20240101000000Z' }),
  }
}

function pem(content: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${content.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`
}

function keyPem(key: KeyObject): string {
  return key.export({ format: 'pem', type: 'pkcs8' }).toString()
}
