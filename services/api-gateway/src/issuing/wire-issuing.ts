import type { Needs } from '../needs.ts'
import { batchSlots } from './batch-slots.ts'
import { issuers } from './find-issuer.ts'
import { guardSeries } from './guard-series.ts'
import { issueBatch } from './issue-batch.ts'
import { issueInvoice } from './issue-invoice.ts'
import { issueReceipt, previewOrder } from './issue-receipt.ts'
import { printPreview } from './print-preview.ts'
import { signXml } from './sign-xml.ts'
import { submitXml } from './submit-xml.ts'
import { validateXml } from './validate-xml.ts'
import { verifyXml } from './verify-xml.ts'

/** Orders, batches, stored invoices and pre-built XML, by the three modes of operation. */
export function wireIssuing({ clients, settings, foreign, limits, now }: Needs) {
  const { authority, catalog, issuance, renderer, signer } = clients
  const { sandboxMail } = settings
  const recentIssuers = issuers({ catalog, signer, now })
  const issuing = issueReceipt({ issuance, sandboxMail, now })
  const previewing = previewOrder({ issuance, sandboxMail, now })
  return {
    foreign,
    issuers: recentIssuers,
    guardSeries: guardSeries({ catalog, issuance }),
    issueReceipt: issuing,
    issueInvoice: issueInvoice({ catalog, issuance, issuers: recentIssuers, sandboxMail, now }),
    issueBatch: issueBatch({ issueReceipt: issuing, takeToken: limits.takeToken, now }),
    batches: batchSlots(),
    previewOrder: previewing,
    printPreview: printPreview({ previewOrder: previewing, renderer }),
    signXml: signXml({ issuance }),
    submitXml: submitXml({ foreign, issuance, sandboxMail, now }),
    validateXml: validateXml({ foreign, issuance, now }),
    verifyXml: verifyXml({ foreign, signer, authority, issuance }),
  }
}
