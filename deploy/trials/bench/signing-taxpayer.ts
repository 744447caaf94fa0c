import type { Mode } from '@etax/contracts'
import { demoCertificate } from '../../local/src/demo-certificate.ts'
import type { Workspace } from '../../local/src/open-workspace.ts'
import type { Target } from './load.ts'

export const RUC = '1790085783001'

/** A taxpayer with a certificate, so that every receipt is signed, as in production. */
export async function aSigningTaxpayer(
  baseUrl: string,
  { testKey, liveKey }: Workspace,
): Promise<Record<Mode, Target>> {
  const target = (mode: Mode, key: string): Target => ({
    baseUrl,
    mode,
    headers: { 'x-api-key': key, 'x-taxpayer-ruc': RUC },
  })
  const [test, live] = [target('test', testKey), target('live', liveKey)]
  const taxpayer = { ruc: RUC, name: 'Comercial del Banco de Pruebas S.A.', address: 'Av. Amazonas N21-147, Quito' }
  await send(`${baseUrl}/taxpayers`, test.headers, taxpayer)
  const file = demoCertificate({ ruc: RUC, name: 'Banco de Pruebas', password: 'bench' }).toString('base64')
  await send(`${baseUrl}/v1/developer/certificate`, test.headers, { file, password: 'bench' })
  return { test, live }
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
