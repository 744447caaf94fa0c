import { noTaxpayer, notFound } from '../domain/not-found.ts'
import type { Stores } from '../ports.ts'
import { afterWrite } from '../records/after-write.ts'
import { resources } from '../resources/resources.ts'

export interface CertificateNote {
  workspaceId: string
  ruc: string
  certificateId: string | null
  now: Date
}

/** Stores which certificate file the signer has. @throws AppError `not-found` CAT_10016 */
export const noteCertificate =
  ({ profiles, transact }: Stores) =>
  async ({ workspaceId, ruc, certificateId, now }: CertificateNote): Promise<void> => {
    const profile = await profiles.find(workspaceId, ruc)
    if (profile === undefined) throw noTaxpayer(ruc)
    const fields = { uuidFileP12: certificateId, updatedAt: now }
    await transact(async (transaction) => {
      const row = await transaction.records.change(resources.taxpayers, { workspaceId, id: profile._id, fields })
      if (row === undefined) throw notFound(resources.taxpayers, profile._id)
      await afterWrite(transaction, { resource: resources.taxpayers, row, kind: 'changed', now })
    })
  }
