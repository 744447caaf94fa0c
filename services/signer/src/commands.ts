import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { signerErrors } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import { type Collections, collectionsOf, connectMongo, readSettings } from '@etax/runtime'
import { type Config, config } from './config.ts'
import type { Anchor } from './domain/audit.ts'
import { readPublishedHeads } from './domain/published-heads.ts'
import { keepAudit } from './keep-audit.ts'
import { schemas } from './outbound/collections.ts'
import { mongoAudit } from './outbound/mongo-audit.ts'
import { mongoCertificates } from './outbound/mongo-certificates.ts'
import { mongoVouchers } from './outbound/mongo-vouchers.ts'
import { makeMtlsCertificates, type Side } from './outbound/mtls-certificates.ts'
import { wrappingKeyOf } from './outbound/wrapping-key.ts'
import { rotateWrappingKey } from './rotate-wrapping-key.ts'
import { verifyAudit } from './verify-audit.ts'
import { vouchFor } from './vouch-for.ts'

type Command = (
  rows: Collections<typeof schemas>,
  settings: Config,
  options: readonly string[],
) => Promise<{ answer: object; good: boolean }>

const commands: Record<string, Command> = {
  /** `--new` makes a new key first; `--drop-old` destroys the others at the end. */
  async 'rotate-wrapping-key'(rows, settings, options) {
    const wrappingKey = await wrappingKeyOf(settings)
    if (options.includes('--new')) await wrappingKey.makeNew()
    const stores = { certificates: mongoCertificates(rows.certificates), auditKeys: mongoAudit(rows.audit) }
    const answer = await rotateWrappingKey({ ...stores, wrappingKey })()
    if (options.includes('--drop-old')) await wrappingKey.forgetOthers()
    return { answer, good: true }
  },

  /** `--heads FILE` compares with published heads; `-` is the standard input. */
  async 'verify-audit'(rows, settings, options) {
    const published = await publishedHeads(options)
    const answer = await verifyAudit({ store: mongoAudit(rows.audit), wrappingKey: await wrappingKeyOf(settings) })(
      published,
    )
    return { answer, good: answer.findings.length === 0 }
  },

  /** `RUC WORKSPACE`: its certificates need not name the number; `--withdraw` ends that. */
  async 'vouch-for'(rows, settings, options) {
    const [ruc = '', workspaceId = ''] = options.filter((option) => option !== '--withdraw')
    if (!/^\d{10}001$/.test(ruc) || !/^[\w-]{1,64}$/.test(workspaceId)) {
      throw signerErrors.commandUnknown({ more: 'vouch-for RUC WORKSPACE [--withdraw]' })
    }
    const now = () => new Date()
    const keeping = { store: mongoAudit(rows.audit), newChain: randomUUID, newSecret: () => randomBytes(32) }
    const audit = await keepAudit({ ...keeping, wrappingKey: await wrappingKeyOf(settings), now, sealed: () => {} })
    const withdraw = options.includes('--withdraw')
    await vouchFor({ vouchers: mongoVouchers(rows.vouchers), audit, now })({ workspaceId, ruc }, withdraw)
    return { answer: { ruc, workspaceId, vouched: !withdraw }, good: true }
  },
}

async function publishedHeads(options: readonly string[]): Promise<Anchor[]> {
  const at = options.indexOf('--heads')
  if (at === -1) return []
  const file = options[at + 1]
  if (file === undefined) throw signerErrors.commandUnknown({ more: 'verify-audit --heads FILE' })
  const heads = readPublishedHeads(await readFile(file === '-' ? '/dev/stdin' : file, 'utf8'))
  if (heads.length === 0) throw signerErrors.publishedHeadsUnreadable({ more: file })
  return heads
}

export async function runCommand(name: string, options: readonly string[]): Promise<void> {
  try {
    // FOLDER NAME[:UID]…: for an installation without a certificate manager; needs no database.
    if (name === 'make-mtls-certificates') return await makeMtls(options)
    const command = commands[name]
    if (command === undefined)
      throw signerErrors.commandUnknown({ more: `there are ${Object.keys(commands).join(', ')}` })
    const read = readSettings(config, process.env)
    if ('problems' in read) throw signerErrors.settingsWrong({ more: JSON.stringify(read.problems) })
    await using mongo = await connectMongo(read.values.mongodbUrl, read.values.mongodbDatabase)
    const { answer, good } = await command(collectionsOf(mongo.db, schemas), read.values, options)
    console.log(JSON.stringify(answer, null, 2))
    process.exitCode = good ? 0 : 1
  } catch (error) {
    console.error(`${name}: ${reasonOf(error)}`)
    process.exitCode = 1
  }
}

/** `signer:10007`: the name in the certificate, and the user who may read its files. */
function sideOf(argument: string): Side {
  const [name = '', uid] = argument.split(':')
  return { name, ...(uid === undefined ? {} : { uid: Number(uid) }) }
}

async function makeMtls([folder, ...names]: readonly string[]): Promise<void> {
  if (folder === undefined || names.length === 0)
    throw signerErrors.commandUnknown({ more: 'make-mtls-certificates FOLDER NAME[:UID]…' })
  const sides = names.map(sideOf)
  const made = await makeMtlsCertificates(folder, sides, new Date())
  console.log(JSON.stringify({ folder, names: sides.map(({ name }) => name), made }))
}
