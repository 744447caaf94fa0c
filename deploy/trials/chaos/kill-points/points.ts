import type { PointsOf } from '../../../checks/check-kill-points.ts'
import type { ServiceName } from '../../../local/src/registry.ts'
import type { ActName } from './acts.ts'

/** A point of a service, and the work that brings it there. */
export interface Row {
  service: ServiceName
  point: string
  act: ActName
  /** It is passed only soon after a start: armed before. */
  atStart?: true
}

type Works = Record<string, ActName | { act: ActName; atStart: true }>

/** Of its own. */
const OWN: Record<ServiceName, Works> = {
  'api-gateway': {
    'invoice-claimed': 'storedInvoice',
    'invoice-issued': 'storedInvoice',
    'invoice-concluded': 'storedInvoice',
    'lapsed-invoice-found': 'lapsedInvoice',
    'certificate-forgotten': { act: 'deletionLeft', atStart: true },
    'kept-notice-published': { act: 'keptNotice', atStart: true },
    'certificate-event-told': { act: 'expiring', atStart: true },
    'certificate-notice-published': { act: 'expiring', atStart: true },
    'link-stored': 'accountMail',
    'account-mail-published': 'accountMail',
    'account-opened': 'accountMail',
    'account-verified': 'accountMail',
    'webhooks-ended': 'accountMail',
    'records-prepared': 'accountMail',
    'password-kept': 'taxpayer',
    'taxpayer-made': 'taxpayer',
    'number-of-certificate-fixed': 'firstCertificate',
    'certificate-stored': 'taxpayer',
    'number-of-password-fixed': 'password',
    'password-changed': 'password',
    'taxpayer-deleted': 'leaving',
    'deleted-certificate-forgotten': 'leaving',
  },
  catalog: {
    'part-kept': 'products',
    'import-noted': 'products',
    'lines-written': 'products',
    'progress-kept': 'products',
    'import-reconciled': 'products',
    'import-result-kept': 'products',
    'parts-removed': 'products',
    'wrong-lines-kept': 'wrongLines',
    'logo-stored': 'logo',
    'stock-moving': 'live',
    'record-marked': 'leaving',
    'dependents-deleted': 'leaving',
    'record-inserted': 'category',
  },
  signer: {
    'document-signed': 'both',
    'signature-audited': 'both',
    'upload-audited': 'taxpayer',
    'certificate-stored': 'taxpayer',
    'password-audited': 'taxpayer',
    'forgetting-audited': 'leaving',
    'certificate-forgotten': 'leaving',
  },
  issuance: {
    'series-fixed': 'receipt',
    'receipts-numbering': 'both',
    'receipt-numbered': 'both',
    'xml-series-fixed': 'preBuilt',
    'xml-numbered': 'preBuilt',
    'import-series-fixed': 'imported',
    'receipt-imported': 'imported',
    'document-signed': 'both',
    'fact-recorded': 'both',
    'action-done': 'both',
    'action-failed': 'signerAway',
    'actions-done': 'both',
    'quota-releasing': 'rejected',
    'receipt-retried': 'retried',
    'sandbox-deleting': 'purged',
    'sandbox-deleted': 'purged',
    'deleted-elsewhere': 'purged',
    'deletions-published': 'purged',
    'receipts-concluded': 'receipt',
    'receipts-walked': 'receipt',
    'receipts-booking': 'receipt',
    'receipts-booked': 'receipt',
    'quota-notice-published': 'quotaNotice',
    'registry-number-fixed': 'numberSet',
  },
  'authority-connector': {
    'submission-stored': 'receipt',
    'submission-repeated': 'submittedAgain',
    'conversation-added': 'live',
    'request-written': 'live',
    'answer-received': 'live',
    'answer-stored': 'live',
    'conclusion-stored': 'live',
    'conclusion-announced': 'live',
    'conversation-reopened': 'retried',
  },
  renderer: { 'document-printed': 'both', 'rendering-kept': 'both' },
  notifier: {
    'delivery-opened': 'receipt',
    'mail-attempted': 'receipt',
    'mail-handed-over': 'mailedAgain',
    'result-stored': 'receipt',
    'result-announced': 'receipt',
    'result-announced-again': 'announcedAgain',
    'mails-forgotten': 'purged',
  },
  'webhook-dispatcher': {
    'events-stored': 'receipt',
    'deliveries-stored': 'receipt',
    'webhook-answered': 'receipt',
    'delivery-recorded': 'receipt',
    'failure-counting': 'goneEndpoint',
    'endpoint-deactivated': 'goneEndpoint',
    'warning-published': 'goneEndpoint',
    'endpoint-removed': 'goneEndpoint',
    'workspace-marked': 'accountMail',
    'ping-answered': 'ping',
    'run-started-over': 'resent',
    'deliveries-forgotten': 'purged',
  },
}

/** Of the libraries, in each service that passes them. */
const SHARED: Partial<Record<ServiceName, Works>> = {
  issuance: {
    ...{ 'bus.written': 'both', 'bus.confirmed': 'both', 'bus.handled': 'both', 'bus.acknowledged': 'both' },
    ...{ 'rows.claimed': 'slow', 'rows.saved': 'both', 'rows.inserted': 'both' },
  },
  'authority-connector': {
    ...{ 'bus.written': 'both', 'bus.confirmed': 'both', 'bus.handled': 'both', 'bus.acknowledged': 'both' },
    ...{ 'rows.claimed': 'live', 'rows.saved': 'live', 'rows.inserted': 'both' },
  },
  renderer: { 'bus.written': 'both', 'bus.confirmed': 'both', 'bus.handled': 'both', 'bus.acknowledged': 'both' },
  notifier: {
    ...{
      'bus.written': 'receipt',
      'bus.confirmed': 'receipt',
      'bus.handled': 'receipt',
      'bus.acknowledged': 'receipt',
    },
    ...{ 'rows.claimed': 'announcedAgain', 'rows.saved': 'receipt', 'rows.inserted': 'receipt' },
  },
  'webhook-dispatcher': {
    ...{ 'bus.written': 'goneEndpoint', 'bus.confirmed': 'goneEndpoint' },
    ...{ 'bus.handled': 'receipt', 'bus.acknowledged': 'receipt' },
    ...{ 'rows.claimed': 'resentSince', 'rows.saved': 'receipt', 'rows.inserted': 'receipt' },
  },
  'api-gateway': {
    ...{ 'bus.written': 'accountMail', 'bus.confirmed': 'accountMail' },
    ...{ 'bus.handled': 'quotaNotice', 'bus.acknowledged': 'quotaNotice' },
    ...{ 'rows.claimed': 'accountMail', 'rows.saved': { act: 'keptNotice', atStart: true } },
  },
  catalog: { 'rows.inserted': 'products' },
}

/** Points that nothing here brings about, and why. */
const UNREACHED: Record<string, string> = {
  'issuance.signing-refused': 'a signer that refuses for good what issuance has asked it about just before',
  'issuance.booking-refused': 'a receipt that cannot be booked: only rows that somebody has damaged',
}

/** What is tried, service by service. */
export function rowsOf(): Row[] {
  return (Object.keys(OWN) as ServiceName[]).flatMap((service) => [
    ...rows(service, OWN[service], `${service}.`),
    ...rows(service, SHARED[service] ?? {}, ''),
  ])
}

function rows(service: ServiceName, works: Works, prefix: string): Row[] {
  return Object.entries(works).map(([label, work]) => {
    const row = { service, point: `${prefix}${label}` }
    return typeof work === 'string' ? { ...row, act: work } : { ...row, ...work }
  })
}

/** Points that are in a list and not tried, or tried and in no list: a line each. */
export function missingIn(tried: readonly Row[], lists: readonly PointsOf[]): string[] {
  const listed = lists.flatMap(({ owner, labels }) => labels.map((label) => `${owner}.${label}`))
  const known = new Set([...tried.map(({ point }) => point), ...Object.keys(UNREACHED)])
  return [
    ...listed
      .filter((point) => !known.has(point))
      .map((point) => `${point} is tried nowhere: deploy/trials/chaos/kill-points/points.ts`),
    ...[...known]
      .filter((point) => !listed.includes(point))
      .map((point) => `${point} is in no service's kill-points.ts any more`),
  ]
}

export const unreached = Object.entries(UNREACHED)
