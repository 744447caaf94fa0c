import { demoCertificate } from '../../local/src/demo-certificate.ts'
import { ask, must } from './client.ts'
import type { Fixture } from './fixture.ts'

export async function withLiveKey(fixture: Fixture, ruc: string): Promise<Fixture> {
  const workspace = { ...fixture.workspace, testKey: fixture.workspace.liveKey, taxpayerRuc: ruc }
  const live: Fixture = { ...fixture, workspace }
  const taxpayer = { ruc, name: 'Cafetería de Prueba S.A.', address: 'Av. Amazonas N24-03, Quito' }
  must(201, await ask(live, 'POST', '/taxpayers', { body: taxpayer }))
  const certificate = demoCertificate({ ruc, name: 'Cafeteria de Prueba', password: 'secret' })
  const upload = { file: certificate.toString('base64'), password: 'secret' }
  must(201, await ask(live, 'POST', '/v1/developer/certificate', { body: upload }))
  return live
}
