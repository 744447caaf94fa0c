import type { BodyOf, MailReceipt } from '@etax/contracts'

/** What a receipt's mail is made of; kept only while the mail waits. */
export type ReceiptMail = Omit<BodyOf<typeof MailReceipt>, 'receiptId'>

/** What a mail says. */
export interface MailContent {
  /** Shown as the sender's name. */
  sender: string
  subject: string
  text: string
  html: string
}

const DOCUMENT_NAMES: Record<ReceiptMail['documentType'], string> = {
  INVOICE: 'Factura',
  CREDIT_NOTE: 'Nota de crédito',
  DEBIT_NOTE: 'Nota de débito',
  WITHHOLDING: 'Comprobante de retención',
  PURCHASE_SETTLEMENT: 'Liquidación de compra',
  WAYBILL: 'Guía de remisión',
}

const NO_VALIDITY = 'Este es un documento de prueba: no ha sido autorizado por el SRI y no tiene validez tributaria.'

/** The mail that brings a receipt to the customer. */
export function receiptMailContent(mail: ReceiptMail): MailContent {
  const name = DOCUMENT_NAMES[mail.documentType]
  const issuer = headerName(mail.issuer)
  const greeting = `Estimado(a) ${mail.customer || 'cliente'}:`
  const opening = `${mail.issuer} le ha emitido un comprobante electrónico. Adjuntamos el archivo XML autorizado y su representación impresa (RIDE) en PDF.`
  const facts = factsOf(mail, name)
  const notice = mail.sandbox ? NO_VALIDITY : null
  return {
    sender: issuer,
    subject: `${mail.sandbox ? '[PRUEBA, sin validez tributaria] ' : ''}${name} ${mail.number} de ${issuer}`,
    text: paragraphs(
      notice,
      greeting,
      opening,
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      CLOSING,
    ),
    html: page([
      notice === null ? '' : `<p style="padding:8px;background:#fff3cd;color:#664d03"><strong>${notice}</strong></p>`,
      `<p>${escaped(greeting)}</p>`,
      `<p>${escaped(opening)}</p>`,
      `<table style="border-collapse:collapse">${facts.map(row).join('')}</table>`,
      `<p style="color:#666;font-size:12px">${escaped(CLOSING)}</p>`,
    ]),
  }
}

/**
 * A name as headers show it: without what makes it look like an address, ends a line, or is not seen. Whoever names a
 * taxpayer `Banco <alertas@banco.ec>` writes from no such address.
 */
function headerName(name: string): string {
  return name
    .replace(/[<>@"\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const CLOSING = 'Este mensaje se envía automáticamente; por favor, no lo responda.'

function factsOf(mail: ReceiptMail, name: string): [string, string][] {
  const facts: [string, string][] = [
    ['Documento', `${name} ${mail.number}`],
    ['Emisor', mail.issuer],
    ['Fecha de emisión', mail.issueDate.split('-').reverse().join('/')],
  ]
  if (mail.total !== null) facts.push(['Valor total', `USD ${mail.total}`])
  return [...facts, ['Clave de acceso', mail.accessKey]]
}

/** A plain text to an owner, as it is. */
export function warningMailContent({ subject, text }: { subject: string; text: string }): MailContent {
  const html = page(text.split(/\n{2,}/).map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`))
  return { sender: 'Comprobantes electrónicos', subject, text, html }
}

function row([label, value]: [string, string]): string {
  const cell = 'padding:2px 12px 2px 0;vertical-align:top'
  return `<tr><td style="${cell};color:#666">${escaped(label)}</td><td style="${cell}">${escaped(value)}</td></tr>`
}

function page(parts: readonly string[]): string {
  const body = 'font-family:Arial,Helvetica,sans-serif;font-size:14px;color:#222'
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"></head><body style="${body}">${parts.join('')}</body></html>`
}

function paragraphs(...parts: readonly (string | null)[]): string {
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
