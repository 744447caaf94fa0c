import { randomInt, randomUUID } from 'node:crypto'
import { until } from '@etax/testkit'
import { demoCertificate } from '../../../../local/src/demo-certificate.ts'
import type { Fixture } from '../../../harness/fixture.ts'
import type { Target } from '../target.ts'
import { type Check, must, ok, WITHIN } from './outcome.ts'

export const taxpayer = async (target: Target) => (await aTaxpayer(target)).check

interface OwnTaxpayer {
  by: Fixture
  id: string
  check: Check
}

async function aTaxpayer(target: Target, days = 365): Promise<OwnTaxpayer> {
  const { fixture, insist } = target
  const ruc = newRuc()
  const body = { ruc, name: 'Tienda de Prueba', address: 'Quito', signaturePassword: 'secret' }
  const created = await insist(fixture, 'POST', '/taxpayers', { body })
  const id = created.status === 201 ? created.body.id : await idOfRuc()
  const by = { ...fixture, workspace: { ...fixture.workspace, taxpayerRuc: ruc, taxpayerId: id } }
  await passwordIsKept(target, by)
  const file = demoCertificate({ ruc, name: 'Tienda de Prueba', password: 'secret', days }).toString('base64')
  ok(await insist(by, 'POST', '/v1/developer/certificate', { body: { file, password: 'secret' } }), 201)
  const check = async () => {
    const { data } = ok(await insist(by, 'GET', '/v1/developer/certificate/status'), 200)
    must(`the certificate of ${ruc}`, ['VALID', 'EXPIRING'].includes(data.status), data.status)
  }
  return { by, id, check }

  async function idOfRuc(): Promise<string> {
    const data = ok(await insist(fixture, 'GET', `/taxpayers?filter.ruc__eq=${ruc}`), 200)
    if (data[0] === undefined) throw new Error(`no taxpayer, and: ${JSON.stringify(created.body)}`)
    return data[0].id
  }
}

async function passwordIsKept(
  target: Target,
  { workspace: { workspaceId, taxpayerRuc: ruc } }: Fixture,
): Promise<void> {
  const certificates = (await target.database('signer')).collection('certificates')
  const passwords = await certificates.countDocuments({ workspaceId, ruc, password: { $type: 'object' } })
  must(`the password of ${ruc} to be kept`, passwords === 1, passwords)
}

function newRuc(): string {
  const digits = `17${String(randomInt(0, 6))}${String(randomInt(1_000_000)).padStart(6, '0')}`
  const sum = [...digits].reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}001`
}

export async function passwordChanged(target: Target): Promise<Check> {
  const { fixture, insist } = target
  const ruc = newRuc()
  const taxpayer = { ruc, name: 'Tienda de Prueba', address: 'Quito' }
  const created = await insist(fixture, 'POST', '/taxpayers', { body: taxpayer })
  const data = ok(await insist(fixture, 'GET', `/taxpayers?filter.ruc__eq=${ruc}`), 200)
  const id = created.body.id ?? data[0]?.id
  const body = { signaturePassword: 'secret', name: 'Otra Tienda' }
  ok(await insist(fixture, 'PUT', `/taxpayers/${id}`, { body }), 200)
  return async () => {
    const by = { ...fixture, workspace: { ...fixture.workspace, taxpayerRuc: ruc } }
    await passwordIsKept(target, by)
    const file = demoCertificate({ ruc, name: 'Tienda de Prueba', password: 'secret' }).toString('base64')
    ok(await insist(by, 'POST', '/v1/developer/certificate', { body: { file, password: 'secret' } }), 201)
    const { name } = ok(await insist(fixture, 'GET', `/taxpayers/${id}`), 200)
    must('the new name', name === 'Otra Tienda', name)
  }
}

/** For a taxpayer without stored data: the first certificate fixes its number. */
export async function firstCertificate({ fixture, insist }: Target): Promise<Check> {
  const ruc = newRuc()
  const taxpayer = { ruc, name: 'Tienda de Prueba', address: 'Quito' }
  // 400, 409: made by a first call with a lost answer.
  ok(await insist(fixture, 'POST', '/taxpayers', { body: taxpayer }), 201, 400, 409)
  const by = { ...fixture, workspace: { ...fixture.workspace, taxpayerRuc: ruc } }
  const file = demoCertificate({ ruc, name: 'Tienda de Prueba', password: 'secret' }).toString('base64')
  ok(await insist(by, 'POST', '/v1/developer/certificate', { body: { file, password: 'secret' } }), 201)
  return async () => {
    const { data } = ok(await insist(by, 'GET', '/v1/developer/certificate/status'), 200)
    must(`the certificate of ${ruc}`, data.status === 'VALID', data.status)
  }
}

export async function taxpayerLeaves(target: Target): Promise<Check> {
  const { live, insist } = target
  const { by, id } = await aTaxpayer(target)
  ok(await insist(live, 'DELETE', `/taxpayers/${id}`), 200, 204, 404)
  return async () => {
    const { workspaceId, taxpayerRuc: ruc } = by.workspace
    const certificates = (await target.database('signer')).collection('certificates')
    const deleted = (await target.database('catalog')).collection<{ _id: string }>('deleted-taxpayers')
    const points = (await target.database('catalog')).collection('emission-points')
    await until(
      `nothing to be kept of taxpayer ${id}`,
      async () => {
        const left = await Promise.all([
          certificates.countDocuments({ workspaceId, ruc }),
          deleted.countDocuments({ _id: id }),
          points.countDocuments({ taxpayerId: id, live: true }),
        ])
        return left.every((count) => count === 0)
      },
      WITHIN,
    )
  }
}

/** The deleting process died before it forgot the certificate. */
export async function deletionLeft(target: Target): Promise<Check> {
  const rows = (await target.database('catalog')).collection<{ _id: string }>('deleted-taxpayers')
  const [_id, { workspaceId }] = [randomUUID(), target.fixture.workspace]
  await rows.insertOne({ _id, workspaceId, ruc: newRuc(), due: { at: new Date(), lease: '' } } as object as {
    _id: string
  })
  return async () => {
    await until(
      `the deletion of ${_id} to be finished`,
      async () => {
        return (await rows.countDocuments({ _id })) === 0
      },
      WITHIN,
    )
  }
}

export async function expiring(target: Target): Promise<Check> {
  const { by, check } = await aTaxpayer(target, 5)
  const { workspaceId, taxpayerRuc: ruc } = by.workspace
  const certificates = (await target.database('signer')).collection('certificates')
  const stored = await certificates.findOne({ workspaceId, ruc })
  return async () => {
    await check()
    const fileId = String(stored?.fileId ?? stored?.certificate?.fileId)
    const notices = (await target.database('api-gateway')).collection<{ _id: string; due?: object }>('notices')
    await until(
      `the notices of certificate ${fileId}`,
      async () => {
        const rows = await notices.find({ _id: { $regex: `^certificate-${fileId}-` } }).toArray()
        return rows.length > 0
      },
      WITHIN,
    )
  }
}
