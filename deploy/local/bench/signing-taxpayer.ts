import { demoCertificate } from '../src/demo-certificate.ts'
import type { Workspace } from '../src/open-workspace.ts'
import { anInvoice } from './an-invoice.ts'
import type { Target } from './load.ts'

export const RUC = '1790085783001'

/** A taxpayer with a certificate, so that every receipt is signed, as in production. */
export async function aSigningTaxpayer(baseUrl: string, { testKey }: Workspace): Promise<Target> {
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': RUC }
  const taxpayer = { ruc: RUC, name: 'Comercial del Banco de Pruebas S.A.', address: 'Av. Amazonas N21-147, Quito' }
  await send(`${baseUrl}/taxpayers`, headers, taxpayer)
  const file = demoCertificate({ ruc: RUC, name: 'Banco de Pruebas', password: 'bench' }).toString('base64')
  await send(`${baseUrl}/v1/developer/certificate`, headers, { file, password: 'bench' })
  return { baseUrl, headers }
}

/** More emission points of its first establishment: each has numbers of its own. An invoice of each. */
export async function invoicesOfMorePoints({ baseUrl, headers }: Target, count: number): Promise<Buffer[]> {
  const answer = await fetch(`${baseUrl}/establishments`, { headers, signal: AbortSignal.timeout(10_000) })
  const [first] = (await answer.json()) as { id: string; code: string; taxpayerId: string }[]
  if (first === undefined) throw new Error('the taxpayer has no establishment')
  const codes = Array.from({ length: count }, (_, n) => `${n + 2}`.padStart(3, '0'))
  for (const code of codes) {
    const { id: establishmentId, taxpayerId } = first
    await send(`${baseUrl}/emission-points`, headers, { establishmentId, taxpayerId, code, name: `Caja ${code}` })
  }
  return codes.map((emissionPoint) => anInvoice({ establishment: first.code, emissionPoint }))
}

async function send(url: string, headers: Record<string, string>, json: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
}
