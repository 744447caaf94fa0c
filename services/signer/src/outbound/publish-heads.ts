import { appendFile, open } from 'node:fs/promises'
import { signerErrors } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Batch } from '../domain/audit.ts'

/**
 * Appends each head to a file, or logs it at any level. If the file fails later, the log gets the head with the reason.
 * @throws AppError `invalid` SGN_90021 if the file cannot be written at the start
 */
export async function headPublisher(file: string, log: Logger): Promise<(batch: Batch) => void> {
  const always = log.child({}, { level: 'info' })
  if (file !== '') await refuseUnwritable(file)
  return ({ chain, number, hash, sealedAt, entries }) => {
    const signed = entries.filter(({ action }) => action === 'signed').length
    const head = { chain, number, hash, signed, entries: entries.length }
    if (file === '') {
      always.info(head, 'audit sealed')
      return
    }
    appendFile(file, `${JSON.stringify({ time: sealedAt, ...head })}\n`).catch((error: unknown) =>
      always.error({ ...head, file, reason: reasonOf(error) }, 'audit sealed; its file cannot be written'),
    )
  }
}

async function refuseUnwritable(file: string): Promise<void> {
  try {
    await (await open(file, 'a', 0o600)).close()
  } catch (cause) {
    throw signerErrors.headsUnwritable({ more: `AUDIT_HEADS_FILE=${file}: ${reasonOf(cause)}`, cause })
  }
}
