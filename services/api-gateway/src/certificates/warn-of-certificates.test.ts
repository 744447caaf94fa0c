import { type Envelope, platformErrors } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import type { CertificateStatus, HeldNotice } from '../ports.ts'
import { warnOfCertificates } from './warn-of-certificates.ts'

const workspaceId = '01935a2e-0000-7000-8000-000000000001'
const ruc = '1790012345001'

function aCertificate(change: Partial<CertificateStatus> = {}): CertificateStatus {
  return {
    status: 'EXPIRING',
    subject: 'CN=MARIA PEÑA',
    issuer: 'CN=AC DE PRUEBA',
    registryNumber: ruc,
    serialNumber: '1',
    notBefore: '2024-12-06T15:00:00.000Z',
    notAfter: '2026-12-06T15:00:00.000Z',
    daysLeft: 14,
    fingerprint: 'aa11',
    fileId: 'file-1',
    chain: 'UNCHECKED',
    vouched: false,
    ...change,
  } as CertificateStatus
}

function aWarner(owners = ['owner@example.com']) {
  const published: Envelope[] = []
  const sent = new Set<string>()
  let inUse = [aCertificate()]
  let broken = false
  const run = () =>
    warnOfCertificates({
      signer: {
        listExpiring: async ({ after }) =>
          after === ''
            ? { certificates: [], next: 'page-2' }
            : { certificates: inUse.map((certificate) => ({ workspaceId, ruc, certificate })), next: '' },
      },
      accounts: { ownersOf: async () => owners },
      notices: {
        take: async (_id): Promise<HeldNotice | null> => (sent.has(_id) ? null : { _id, due: { lease: 'mine' } }),
        sent: async ({ _id }) => sent.add(_id),
      },
      publish: async (message) => {
        if (broken && message.type === 'mail.warn') throw platformErrors.noQueue()
        published.push(message)
      },
      log: { info() {}, warn() {} },
    })()
  return {
    run,
    use: (...certificates: CertificateStatus[]) => {
      inUse = certificates
    },
    breakMail: (is: boolean) => {
      broken = is
    },
    notices: () => published.map(({ type, id }) => `${type} ${id}`),
    published,
  }
}

test('owners get one mail and one event at each threshold, however often it runs', async () => {
  const { run, use, notices } = aWarner()

  for (const daysLeft of [30, 29, 15, 14, 7, 3, 1, 0]) {
    use(aCertificate({ daysLeft }))
    await Promise.all([await run(), await run()])
  }

  expect(notices()).toEqual(
    [30, 15, 7, 1].flatMap((threshold) => [
      `certificate.expiring certificate-file-1-${threshold}`,
      `mail.warn certificate-file-1-${threshold}`,
    ]),
  )
})

test('the next run sends failed notices, as the same messages', async () => {
  const { run, breakMail, notices, published } = aWarner()
  breakMail(true)
  await run()
  breakMail(false)

  await run()

  const event = 'certificate.expiring certificate-file-1-15'
  expect(notices()).toEqual([event, 'mail.warn certificate-file-1-15'])
  expect(published[1]?.body).toMatchObject({ warningId: published[0]?.id })
})

test('a certificate that was replaced gets no further notice, and its successor its own', async () => {
  const { run, use, notices } = aWarner()
  await run()

  use()
  await run()
  use(aCertificate({ fileId: 'file-2', daysLeft: 30 }))
  await run()

  expect(notices().filter((one) => one.startsWith('mail'))).toEqual([
    'mail.warn certificate-file-1-15',
    'mail.warn certificate-file-2-30',
  ])
})

test('a workspace without a verified address gets the event only, and the mail once one is verified', async () => {
  const owners: string[] = []
  const { run, notices } = aWarner(owners)

  await run()
  await run()

  expect(notices()).toEqual(['certificate.expiring certificate-file-1-15'])
  owners.push('owner@example.com')
  await run()
  await run()
  expect(notices().slice(1)).toEqual(['mail.warn certificate-file-1-15'])
})
