import { AppError, newId } from '@etax/kernel'
import { readImageHeader } from './domain/image-header.ts'
import { notFound } from './domain/not-found.ts'
import type { Row } from './domain/resource.ts'
import { resources } from './domain/resources.ts'
import type { FitPicture } from './outbound/picture-fitter.ts'
import { type Stores, settleWrite } from './settle-write.ts'

/** What is uploaded: 2 MiB, 16 million pixels. What is kept: what the printed document has room for. */
const MOST_BYTES = 2 * 1024 * 1024
const MOST_PIXELS = 16_000_000
const BOX = { width: 800, height: 400 }

export interface NewLogo {
  workspaceId: string
  taxpayerId: string
  content: Buffer
  now: Date
}

/**
 * Keeps a taxpayer's logo, fitted, in place of the one before. Logos are never changed, so that documents issued with
 * an earlier one still find it.
 * @throws AppError `not-found` CAT_10012; `invalid` CAT_40001 neither PNG nor JPEG, CAT_40002 cannot be unpacked;
 * `too-large` CAT_40003
 */
export const storeLogo =
  (stores: Stores, fit: FitPicture) =>
  async ({ workspaceId, taxpayerId, content, now }: NewLogo): Promise<Row> => {
    const { records, logos } = stores
    if ((await records.find(resources.taxpayers, workspaceId, taxpayerId)) === undefined) {
      throw notFound(resources.taxpayers, taxpayerId)
    }
    const { kind, fitted } = await fitLogo(fit, content)
    const id = newId(now.getTime())
    await logos.keep({ _id: id, workspaceId, taxpayerId, contentType: kind, content: fitted, createdAt: now })
    const change = { workspaceId, id: taxpayerId, fields: { uuidLogo: id, updatedAt: now } }
    const changed = await records.transact(async (session) => {
      const row = await records.change(resources.taxpayers, change, session)
      if (row) await settleWrite(stores, { resource: resources.taxpayers, row, kind: 'changed', now }, session)
      return row
    })
    if (changed === undefined) throw notFound(resources.taxpayers, taxpayerId)
    return changed
  }

async function fitLogo(fit: FitPicture, content: Buffer) {
  if (content.length > MOST_BYTES) throw refusal('too-large', 'CAT_40003', 'The logo is larger than 2 MiB')
  const header = readImageHeader(content)
  if (header === undefined) throw refusal('invalid', 'CAT_40001', 'The logo must be a PNG or JPEG picture')
  const { kind, width, height } = header
  if (width * height > MOST_PIXELS) throw refusal('too-large', 'CAT_40003', 'The logo has more than 16 million pixels')
  try {
    return { kind, fitted: await fit({ kind, bytes: content, box: BOX }) }
  } catch (cause) {
    throw refusal('invalid', 'CAT_40002', 'The logo cannot be read: it is damaged or cut off', cause)
  }
}

function refusal(kind: 'invalid' | 'too-large', code: string, message: string, cause?: unknown): AppError {
  return new AppError(kind, code, message, { details: [{ path: 'file', code, message }], cause })
}
