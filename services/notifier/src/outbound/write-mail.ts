import type { SendMailOptions } from 'nodemailer'
import { wrap as inLines, encode as toBase64 } from 'nodemailer/lib/base64'
import MailComposer from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node'
import { wrap as inSoftLines, encode as toQuotedPrintable } from 'nodemailer/lib/qp'

/** nodemailer's headers and encodings without its streams, of which a mail with two files has more than twenty. */
export function writeMail(options: SendMailOptions): Buffer {
  return Buffer.from(written(new MailComposer(options).compile()))
}

function written(node: MimeNode): string {
  const head = `${node.buildHeaders()}\r\n\r\n`
  if (!node.multipart) return head + encoded(node)
  const parts = node.childNodes.map((part) => `--${node.boundary}\r\n${written(part)}`)
  return `${head}${parts.join('\r\n')}\r\n--${node.boundary}--\r\n`
}

function encoded(node: MimeNode): string {
  const content = node.content as string | Buffer
  const encoding = node.getTransferEncoding()
  if (encoding === 'quoted-printable') return inSoftLines(toQuotedPrintable(content))
  return encoding === 'base64' ? base64Of(content) : String(content)
}

const cache = new WeakMap<Buffer, string>()

/** Encodes a file once for all recipients. */
function base64Of(content: string | Buffer): string {
  if (typeof content === 'string') return inLines(toBase64(content))
  const lines = cache.get(content) ?? inLines(toBase64(content))
  cache.set(content, lines)
  return lines
}
