import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from '../ports.ts'

/** Names and subjects come from callers: a line break in one creates no header. */
export function composeMail(
  { to, messageId, date, content, attachments }: OutgoingMail,
  from: string,
): SendMailOptions {
  const { sender, replyTo, subject, text, html } = content
  return {
    from: { name: inOneLine(sender), address: from },
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: inOneLine(sender), address: replyTo } }),
    subject: inOneLine(subject),
    messageId,
    // Stable per mail: nodemailer draws a random one for every part.
    baseBoundary: messageId.replace(/^<|@.*$/g, ''),
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'quoted-printable',
    text,
    html,
    attachments: attachments.map(({ name, type, content: bytes, inlineAs }) => ({
      filename: name,
      contentType: type,
      content: bytes,
      ...(inlineAs === undefined ? {} : { cid: inlineAs, contentDisposition: 'inline' as const }),
    })),
  }
}

function inOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
