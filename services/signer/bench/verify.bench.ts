// Documents per second and time per document of Verify, without gRPC and database.
import { readCertificate } from '../src/domain/certificate.ts'
import { prepareDocument } from '../src/domain/prepare-document.ts'
import { openKey } from '../src/open-keys.ts'
import { documentProcesses } from '../src/outbound/document-processes.ts'
import { parseDocument } from '../src/outbound/libxml.ts'
import { signPrepared } from '../src/sign-document.ts'
import { makeCertificate, owner, rsaKey } from '../tests/make-certificate.ts'
import { makeInvoice } from '../tests/make-document.ts'

const { key: privateKey, certificate } = makeCertificate({ key: rsaKey(), subject: owner })
const key = openKey({ certificate: readCertificate(certificate), privateKey, chain: 'UNCHECKED' })
const { xml } = makeInvoice()
const signed = signPrepared(xml, prepareDocument(xml, parseDocument), key, 'sha1', new Date()).xml

await using documents = documentProcesses([])
const verify = () => documents.verify(signed, { workspaceId: 'w', signal: new AbortController().signal })

const began = performance.now()
await verify()
console.log(`first: ${Math.round(performance.now() - began)} ms`)
for (let n = 0; n < 200; n++) await verify()
console.table([await measure(1, 1_000), await measure(16, 4_000)])

async function measure(atOnce: number, total: number) {
  const times: number[] = []
  let left = total
  const start = performance.now()
  const ask = async () => {
    while (left-- > 0) {
      const sentAt = performance.now()
      await verify()
      times.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  const perSecond = Math.round((total * 1_000) / (performance.now() - start))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2))
  return { atOnce, perSecond, medianMs: at(0.5), p99Ms: at(0.99) }
}
