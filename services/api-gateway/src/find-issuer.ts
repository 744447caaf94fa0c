import { AppError } from '@etax/kernel'
import { fault } from './domain/error-catalog.ts'
import type { Principal } from './domain/principal.ts'
import type { CertificateStatus, Neighbours, Taxpayer } from './ports.ts'
import { remembered } from './remembered.ts'

interface Needs {
  catalog: Pick<Neighbours['catalog'], 'findTaxpayer'>
  signer: Pick<Neighbours['signer'], 'describeCertificate'>
  now: () => number
}

export interface Issuers {
  /** The taxpayer a header names. @throws AppError `invalid` CTX_10001 without one, CTX_10002 outside the workspace */
  find(principal: Principal, ruc: string | undefined): Promise<Taxpayer & { ruc: string }>
  /**
   * Passes when the taxpayer may issue in the caller's mode. In production that takes a taxpayer of one's own with a
   * certificate in date. @throws AppError `invalid` CTX_10003 to CTX_10005
   */
  mayIssue(principal: Principal, issuer: Taxpayer & { ruc: string }): Promise<void>
  /** Passes unless the test taxpayer is to act in production. @throws AppError `invalid` CTX_10003 */
  inItsMode(principal: Principal, issuer: Taxpayer): void
}

const REMEMBERED = { forMs: 4_000, most: 20_000 }

/** Answers are remembered for a few seconds, so that an issue costs one call and not three. */
export function issuers({ catalog, signer, now }: Needs): Issuers {
  const taxpayers = remembered(askTaxpayer, { ...REMEMBERED, now })
  const certificates = remembered(askCertificate, { ...REMEMBERED, now, unless: ({ status }) => !inDate(status) })

  return {
    async find({ workspaceId }, ruc) {
      if (ruc === undefined || ruc === '') throw fault('CTX_10001')
      if (!/^\d{13}$/.test(ruc)) throw fault('CTX_10002')
      return taxpayers(`${workspaceId} ${ruc}`)
    },
    inItsMode,

    async mayIssue(principal, issuer) {
      inItsMode(principal, issuer)
      const { workspaceId, mode } = principal
      const { ruc } = issuer
      if (mode === 'test') return
      const { status } = await certificates(`${workspaceId} ${ruc}`)
      if (status === 'EXPIRED') throw fault('CTX_10005')
      if (!inDate(status)) throw fault('CTX_10004')
    },
  }

  async function askTaxpayer(key: string): Promise<Taxpayer & { ruc: string }> {
    const [workspaceId = '', ruc = ''] = key.split(' ')
    try {
      return { ...(await catalog.findTaxpayer({ workspaceId, ruc })), ruc }
    } catch (error) {
      if (AppError.is(error) && error.kind === 'not-found') throw fault('CTX_10002')
      throw error
    }
  }

  function askCertificate(key: string): Promise<CertificateStatus> {
    const [workspaceId = '', ruc = ''] = key.split(' ')
    return signer.describeCertificate({ workspaceId, ruc })
  }
}

function inItsMode({ mode }: Principal, { testTaxpayer }: Taxpayer): void {
  if (mode === 'live' && testTaxpayer) throw fault('CTX_10003')
}

function inDate(status: string): boolean {
  return status === 'VALID' || status === 'EXPIRING'
}
