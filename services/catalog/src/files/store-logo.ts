import { catalogErrors } from '@etax/contracts'
import { type AppError, newId } from '@etax/kernel'
import { notFound } from '../domain/not-found.ts'
import type { Row, View } from '../domain/resource.ts'
import type { Pictures, Stores } from '../ports.ts'
import { afterWrite } from '../records/after-write.ts'
import { guardWrite } from '../records/guard-write.ts'
import { resources } from '../resources/resources.ts'

/** Uploads: 2 MiB, 16 million pixels. Stored: the size on the printed document. */
const MAX_BYTES = 2 * 1024 * 1024
const MAX_PIXELS = 16_000_000
const BOX = { width: 800, height: 400 }

export interface NewLogo {
  workspaceId: string
  taxpayerId: string
  content: Buffer
  view: View
  now: Date
}

/**
 * Stores a logo in the printed size. Stored logos never change, so that older documents keep theirs.
 * @throws AppError `not-found` CAT_10012; `invalid` CTX_10003 for the test taxpayer with a live key; `forbidden`
 * ACS_10006 for a taxpayer in production with a test key; `invalid` CAT_40001 neither PNG nor JPEG, CAT_40002
 * unreadable; `too-large` CAT_40003
 */
export const storeLogo =
  (stores: Stores, pictures: Pictures) =>
  async ({ workspaceId, taxpayerId, content, view, now }: NewLogo): Promise<Row> => {
    const { records, logos } = stores
    const taxpayer = await records.find(resources.taxpayers, workspaceId, taxpayerId)
    if (taxpayer === undefined) throw notFound(resources.taxpayers, taxpayerId)
    await guardWrite(records, resources.taxpayers, { workspaceId, view, fields: taxpayer })
    const { kind, fitted } = await fitLogo(pictures, content)
    const id = newId(now.getTime())
    await logos.insert({ _id: id, workspaceId, taxpayerId, contentType: kind, content: fitted, createdAt: now })
    const change = { workspaceId, id: taxpayerId, fields: { uuidLogo: id, updatedAt: now } }
    const changed = await stores.transact(async (transaction) => {
      const row = await transaction.records.change(resources.taxpayers, change)
      if (row === undefined) return undefined
      await guardWrite(transaction.records, resources.taxpayers, { workspaceId, view, fields: row })
      await afterWrite(transaction, { resource: resources.taxpayers, row, kind: 'changed', now })
      return row
    })
    if (changed === undefined) throw notFound(resources.taxpayers, taxpayerId)
    return changed
  }

async function fitLogo(pictures: Pictures, content: Buffer) {
  const { logoTooLarge, logoNotAPicture, logoDamaged } = catalogErrors
  if (content.length > MAX_BYTES) throw tooLarge('bytes')
  const header = await pictures.readHeader(content)
  if (header === undefined) throw logoNotAPicture({ details: [logoNotAPicture.at('file')] })
  const { kind, width, height } = header
  if (width * height > MAX_PIXELS) throw tooLarge('pixels')
  try {
    return { kind, fitted: await pictures.fit({ kind, bytes: content, box: BOX }) }
  } catch (cause) {
    throw logoDamaged({ details: [logoDamaged.at('file')], cause })
  }

  function tooLarge(beyond: 'bytes' | 'pixels'): AppError {
    return logoTooLarge({ beyond }, { details: [logoTooLarge.at('file', { beyond })] })
  }
}
