import { contextErrors, refuseTestTaxpayerInProduction, refuseWithoutCertificate } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { cached } from '../http/domain/cached.ts'
import type { Principal } from '../http/domain/principal.ts'
import type { CertificateStatus, Clients, Taxpayer } from '../ports.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'findTaxpayer'>
  signer: Pick<Clients['signer'], 'describeCertificate'>
  now: () => number
}

export interface Issuers {
  /**
   * The taxpayer of the header.
   * @throws AppError `invalid` CTX_10001 without a header, CTX_10002 outside the workspace, CTX_10003 for the test
   * taxpayer in production
   */
  find(principal: Principal, ruc: string | undefined): Promise<Taxpayer & { ruc: string }>
  /** Cached for some seconds, for orders: issuance reads the taxpayer again. */
  findRecent(principal: Principal, ruc: string | undefined): Promise<Taxpayer & { ruc: string }>
  /**
   * Passes if the taxpayer may issue in the caller's mode; runs before the body is read. Issuance enforces the same
   * rules, also in the sandbox, where a broken body is reported first.
   * @throws AppError `invalid` CTX_10004, CTX_10005, CTX_10008 to CTX_10010
   */
  mayIssue(principal: Principal, issuer: Taxpayer & { ruc: string }): Promise<void>
}

const CACHE = { ttlMs: 4_000, max: 20_000 }

/**
 * Reads the taxpayer each time, so that a deletion or a new number counts at once in all processes. Orders use a
 * cache, because issuance reads it again. A certificate's status is cached for some seconds; issuance checks it again.
 */
export function issuers({ catalog, signer, now }: Dependencies): Issuers {
  const certificateFit = cached(requireCertificate, { ...CACHE, now })
  const recentTaxpayer = cached(askTaxpayer, { ...CACHE, now })

  return {
    find: (principal, ruc) => find(principal, ruc, askTaxpayer),
    findRecent: (principal, ruc) => find(principal, ruc, recentTaxpayer),
    async mayIssue(principal, issuer) {
      const { workspaceId, mode } = principal
      const { ruc, certificateId } = issuer
      if (mode === 'test') return
      // A new certificate has its own cache entry.
      await certificateFit(`${workspaceId} ${ruc} ${issuer.taxpayerId} ${certificateId}`)
    },
  }

  async function find({ workspaceId, mode }: Principal, ruc: string | undefined, ask: typeof askTaxpayer) {
    if (ruc === undefined || ruc === '') throw contextErrors.taxpayerMissing()
    if (!/^\d{13}$/.test(ruc)) throw unknownTaxpayer(ruc)
    const issuer = await ask(`${workspaceId} ${ruc}`)
    refuseTestTaxpayerInProduction({ mode, testTaxpayer: issuer.testTaxpayer })
    return issuer
  }

  async function askTaxpayer(key: string): Promise<Taxpayer & { ruc: string }> {
    const [workspaceId = '', ruc = ''] = key.split(' ')
    try {
      return { ...(await catalog.findTaxpayer({ workspaceId, ruc })), ruc }
    } catch (error) {
      if (AppError.is(error) && error.kind === 'not-found') throw unknownTaxpayer(ruc)
      throw error
    }
  }

  async function requireCertificate(key: string): Promise<CertificateStatus> {
    const [workspaceId = '', ruc = '', taxpayerId = ''] = key.split(' ')
    const certificate = await signer.describeCertificate({ workspaceId, taxpayerId, ruc })
    refuseWithoutCertificate(certificate, { mode: 'live', ruc })
    return certificate
  }
}

function unknownTaxpayer(ruc: string): AppError {
  return contextErrors.taxpayerUnknown({ ruc, header: 'x-taxpayer-ruc' })
}
