// npm run grpc:examples [-- Go]: runs the examples of docs/guides/internal-team.md as written there, in each language
// whose tools are here, against a system of its own over mutual TLS. Ends with 1 when one prints something else.
import { join } from 'node:path'
import { freePort } from '@etax/testkit'
import { makeMtlsCertificates } from '../../../services/signer/src/outbound/mtls-certificates.ts'
import { readCommandLine } from '../../local/src/command-line.ts'
import { firstRun } from '../../local/src/first-run.ts'
import { keepToOneFolder } from '../../local/src/one-folder.ts'
import { root } from '../../local/src/registry.ts'
import { temporaryFolder } from '../../local/src/temporary-folder.ts'
import { startTemporarySystem } from '../../local/src/temporary-system.ts'
import { EXAMPLES, type Example, isHere, PRINTED, run } from './examples.ts'

const config = { options: {}, allowPositionals: true } as const
const only = readCommandLine(
  config,
  'usage: npm run grpc:examples -- [Go] [Python] [Java]',
  ({ positionals }) => positionals,
)
keepToOneFolder()
process.exitCode = (await main()) ? 0 : 1
// Lost connections keep the process alive.
process.exit()

async function main(): Promise<boolean> {
  await using life = new AsyncDisposableStack()
  const progress = (text: string) => console.error(text)
  const certificates = temporaryFolder(life, 'certificates')
  await makeMtlsCertificates(certificates, [{ name: 'issuance' }, { name: 'billing' }], new Date())
  const address = `127.0.0.1:${await freePort()}`
  const file = (part: string) => join(certificates, 'issuance', `${part}.pem`)
  const env = {
    GRPC_LISTEN: address,
    GRPC_TLS_CA: file('ca'),
    GRPC_TLS_CERT: file('cert'),
    GRPC_TLS_KEY: file('key'),
    GRPC_PEERS: 'api-gateway',
    GRPC_TEAMS: 'billing=*',
  }
  const started = { name: 'internal-team', progress, more: [{ name: 'issuance' as const, env }] }
  const { system, folder } = await startTemporarySystem(life, started)
  const { facts } = await firstRun({ dataDir: folder, baseUrl: system.baseUrl, accounts: system.accounts, progress })
  const settings = {
    ETAX_ADDRESS: address,
    ETAX_CERTIFICATE: join(certificates, 'billing'),
    ETAX_WORKSPACE: facts.workspaceId,
    ETAX_RUC: facts.taxpayerRuc,
  }
  const chosen = EXAMPLES.filter(({ language }) => only.length === 0 || only.includes(language))
  const right: boolean[] = []
  for (const example of chosen) right.push(await isRight(example, settings))
  return right.every(Boolean)
}

async function isRight(example: Example, settings: Record<string, string>): Promise<boolean> {
  const { language, needs } = example
  if (!isHere(needs)) {
    console.log(`skip ${language}: there is no ${needs[0]} here`)
    return true
  }
  const began = performance.now()
  const printed = await run(example, root, settings)
  const missing = PRINTED.filter((line) => !line.test(printed))
  console.log(
    `${missing.length === 0 ? 'ok  ' : 'FAIL'} ${language} (${((performance.now() - began) / 1000).toFixed(0)} s)`,
  )
  console.log(printed)
  for (const line of missing) console.log(`missing: ${line}`)
  return missing.length === 0
}
