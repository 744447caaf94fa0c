import { Signer } from '@etax/contracts'
import { type ClientOf, client } from '@etax/rpc'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { hostileDocuments } from './hostile-documents.ts'
import { rsaKey } from './make-certificate.ts'
import { makeInvoice } from './make-document.ts'
import { makePkcs12 } from './make-pkcs12.ts'
import { aRequest, fixture, prepareSigner, ruc, type SignerFixture } from './signer-fixture.ts'

/** What nobody may be delayed to: without an attack a signature takes a few milliseconds. */
const SOON_MS = 1_500

const life = new AsyncDisposableStack()
let prepared: SignerFixture
let signer: ClientOf<typeof Signer>

const upload = (workspaceId: string, file = fixture('one-key'), deadlineMs = 20_000) =>
  signer.storeCertificate({ workspaceId, taxpayerId: 't', ruc, file, password: 'secreto' }, { deadlineMs })

beforeAll(async () => {
  prepared = life.use(await prepareSigner())
  const authorities = new URL('./fixtures/p12/authority.pem', import.meta.url).pathname
  signer = life.use(client(Signer, await prepared.start({ TRUSTED_AUTHORITIES_FILE: authorities })))
  await upload('victim')
  await upload('attacker')
  await signer.sign(aRequest('victim'))
  const { xml } = await signer.sign(parsedRequest('victim'))
  expect(await signer.verify({ xml, workspaceId: 'victim' })).toMatchObject({ valid: true })
}, 120_000)

afterAll(() => life.disposeAsync())

/** A document that needs a parser before it is signed. */
function parsedRequest(workspaceId: string, change = (xml: string) => xml) {
  const { xml, accessKey } = makeInvoice()
  const commented = xml.toString().replace('<detalles>', '<!-- nota --><detalles>')
  return aRequest(workspaceId, { xml: Buffer.from(change(commented)), accessKey })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** How long the slowest took, of several one after the other, while `attack` is made again and again. */
async function slowestDuring(attack: () => Promise<unknown>, work: () => Promise<unknown>): Promise<number> {
  let over = false
  const attackers = Array.from({ length: 6 }, async () => {
    while (!over) await attack().catch(() => {})
  })
  const times: number[] = []
  for (let n = 0; n < 8; n++) times.push(await timed(work))
  over = true
  await Promise.all(attackers)
  return Math.max(...times)
}

describe('while a stranger has this verified', () => {
  test.each(hostileDocuments())('%s, others sign without delay', async (_, document) => {
    const xml = Buffer.from(document)
    expect(xml.length).toBeLessThanOrEqual(1024 * 1024)
    const attack = () => signer.verify({ xml, workspaceId: 'attacker' }, { deadlineMs: 10_000 })

    const slowest = await slowestDuring(attack, () => signer.sign(aRequest('victim')))

    expect(slowest).toBeLessThan(SOON_MS)
  })
})
