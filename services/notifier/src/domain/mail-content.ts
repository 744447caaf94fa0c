import type { BodyOf, MailReceipt } from '@etax/contracts'
import { isEmail } from '@etax/kernel'
import { factsOfKind } from '@etax/tax-document'
import { mailPage } from './mail-page.ts'

/** Stored only while the mail waits. */
export type ReceiptMail = Omit<BodyOf<typeof MailReceipt>, 'receiptId' | 'mailing' | 'pdf'>

export interface MailContent {
  sender: string
  replyTo: string | null
  subject: string
  text: string
  html: string
}

/** No word about authorization: the test environment and simulators do authorize test documents. */
const NO_VALIDITY = 'Documento de prueba: no tiene validez tributaria.'

export function receiptMailContent(mail: ReceiptMail, { logo }: { logo: boolean } = { logo: false }): MailContent {
  const name = factsOfKind(mail.documentType).names.es
  const issuer = headerName(mail.issuer)
  const notice = mail.sandbox ? NO_VALIDITY : null
  const greeting = `Estimado(a) ${mail.customer || 'cliente'}:`
  const opening = openingOf(mail)
  const facts = factsOf(mail, name)
  const closing = [answerOf(mail), contactOf(mail)].filter((line) => line !== null)
  return {
    sender: issuer,
    replyTo: emailOf(mail),
    subject: `${mail.sandbox ? '[PRUEBA, sin validez tributaria] ' : ''}${name} ${mail.number} de ${issuer}`,
    text: paragraphs(
      notice,
      greeting,
      opening,
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      closing.join('\n'),
    ),
    html: mailPage({
      title: `${name} ${mail.number}`,
      logoOf: logo ? mail.issuer : null,
      notice,
      paragraphs: [greeting, opening],
      facts,
      closing,
    }),
  }
}

export { LOGO_ID } from './mail-page.ts'

/** A sandbox document is not called authorized: that contradicts the notice. */
function openingOf({ issuer, sandbox }: ReceiptMail): string {
  return sandbox
    ? `${issuer} le envía un comprobante electrónico de prueba. ` +
        `Adjuntamos el archivo XML y su representación impresa (RIDE) en PDF.`
    : `${issuer} le ha emitido un comprobante electrónico. ` +
        `Adjuntamos el archivo XML autorizado por el SRI y su representación impresa (RIDE) en PDF.`
}

/** Removes characters that imitate an address (`Banco <alertas@banco.ec>`), end a line, or are invisible. */
function headerName(name: string): string {
  return name
    .replace(/[<>@"\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function factsOf(mail: ReceiptMail, name: string): [string, string][] {
  const facts: [string, string][] = [
    ['Documento', name],
    ['Número', mail.number],
    ['Emisor', mail.issuer],
    ['RUC del emisor', mail.accessKey.slice(10, 23)],
    ['Fecha de emisión', mail.issueDate.split('-').reverse().join('/')],
  ]
  const total = factsOfKind(mail.documentType).totalName
  if (total !== null && mail.total !== null) facts.push([total, `USD ${grouped(mail.total)}`])
  return [...facts, ['Clave de acceso', mail.accessKey]]
}

function grouped(total: string): string {
  return total.replace(/\B(?=(\d{3})+(\.|$))/g, ',')
}

function emailOf({ issuerContact }: ReceiptMail): string | null {
  const email = issuerContact?.email ?? ''
  return isEmail(email) ? email : null
}

function answerOf(mail: ReceiptMail): string {
  return emailOf(mail) === null
    ? 'Este mensaje se envía automáticamente; por favor, no lo responda.'
    : 'Este mensaje se envía automáticamente. Si tiene alguna pregunta, respóndalo: la respuesta llega al emisor.'
}

function contactOf(mail: ReceiptMail): string | null {
  const { phone, address } = mail.issuerContact ?? {}
  const email = emailOf(mail)
  const ways = [email, phone ? `teléfono ${phone}` : null, address].filter(Boolean)
  return ways.length === 0 ? null : `Contacto de ${mail.issuer}: ${ways.join(' · ')}`
}

export function warningMailContent({ subject, text }: { subject: string; text: string }): MailContent {
  const html = mailPage({ title: subject, paragraphs: text.split(/\n{2,}/) })
  return { sender: 'Comprobantes electrónicos', replyTo: null, subject, text, html }
}

function paragraphs(...parts: readonly (string | null)[]): string {
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`
}
