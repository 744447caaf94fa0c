import type { Needs } from '../needs.ts'
import { emailReceipt } from './email-receipt.ts'
import { eventStreams } from './event-streams.ts'
import { followReceipts } from './follow-receipts.ts'
import { files } from './locate-file.ts'

/** Events, files and mail of receipts. */
export function wireReceipts({ clients, settings, secrets, log, now }: Needs) {
  const { issuance, renderer } = clients
  return {
    eventStreams: eventStreams(followReceipts({ issuance, log })),
    emailReceipt: emailReceipt({ issuance, sandboxMail: settings.sandboxMail }),
    files: files({ issuance, renderer, secret: secrets.downloads, now }),
  }
}
