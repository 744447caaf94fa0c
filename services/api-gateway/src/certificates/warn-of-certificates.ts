import { CertificateExpiring, type Envelope, envelope, WarnOwner } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { CertificateStatus, Clients, Notices, People } from '../ports.ts'
import { certificateMail, thresholdOf } from './domain/certificate-notice.ts'

interface Dependencies {
  signer: Pick<Clients['signer'], 'listExpiring'>
  accounts: Pick<People, 'ownersOf'>
  notices: Notices
  publish: (envelope: Envelope) => Promise<void>
  log: Pick<Logger, 'info' | 'warn'>
}

interface Ending {
  workspaceId: string
  ruc: string
  certificate: CertificateStatus
}

/**
 * Announces ending certificates by mail and by the event `certificate.expiring`, once per certificate and threshold.
 * The signer lists the certificates in use, so a replaced one gets no notice. A failed notice, or one without a
 * verified owner, stays for the next run. A repeat is the same messages, which receivers take once.
 */
export function warnOfCertificates({ signer, accounts, notices, publish, log }: Dependencies) {
  return async (): Promise<false> => {
    let after = ''
    do {
      const { certificates, next } = await signer.listExpiring({ after })
      for (const { workspaceId, ruc, certificate } of certificates) {
        if (certificate !== null) await warnOnce({ workspaceId, ruc, certificate })
      }
      after = next
    } while (after !== '')
    return false
  }

  async function warnOnce(ending: Ending): Promise<void> {
    const { fileId, daysLeft } = ending.certificate
    const threshold = thresholdOf(daysLeft)
    if (threshold === null) return
    const fields = { ruc: ending.ruc, threshold, daysLeft }
    try {
      const id = `certificate-${fileId}-${threshold}`
      await publishOnce(id, eventOf(ending, threshold, id))
      const recipients = await accounts.ownersOf(ending.workspaceId)
      if (recipients.length === 0) return
      const isNew = await publishOnce(`${id}-mail`, mailOf(ending, recipients, id))
      if (isNew) log.info(fields, 'owners warned that a certificate ends')
    } catch (error) {
      log.warn(
        { ...fields, reason: reasonOf(error) },
        'the warning that a certificate ends could not be sent to the owners yet',
      )
    }
  }

  async function publishOnce(id: string, message: Envelope): Promise<boolean> {
    const notice = await notices.take(id)
    if (notice === null) return false
    await publish(message)
    await notices.sent(notice)
    return true
  }
}

function eventOf({ workspaceId, ruc, certificate }: Ending, threshold: number, id: string): Envelope {
  const { fileId, subject, issuer, registryNumber, serialNumber, notBefore, notAfter, daysLeft, fingerprint } =
    certificate
  const facts = { subject, issuer, registryNumber: registryNumber || null, serialNumber, notBefore, notAfter }
  return envelope(
    CertificateExpiring,
    {
      taxpayerRuc: ruc,
      fileId,
      threshold,
      certificate: { status: 'EXPIRING', ...facts, daysLeft, fingerprint },
    },
    { id, tenantId: workspaceId, correlationId: fileId },
  )
}

function mailOf({ workspaceId, ruc, certificate }: Ending, recipients: string[], id: string): Envelope {
  const { subject, text } = certificateMail({ ...certificate, ruc })
  const body = { warningId: id, recipients, subject, text }
  return envelope(WarnOwner, body, { id, tenantId: workspaceId, correlationId: certificate.fileId })
}
