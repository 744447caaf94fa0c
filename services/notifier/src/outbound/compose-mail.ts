import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from '../ports.ts'

/** A mail as nodemailer composes it. Names and subjects come from callers: a line break in one makes no header. */
export function composeMail(
  { to, messageId, date, content, attachments }: OutgoingMail,
  from: string,
): SendMailOptions {
  const { sender, subject, text, html } = content
  return {
    from: { name: inOneLine(sender), address: from },
    to: { name: '', address: to },
    subject: inOneLine(subject),
    messageId,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'quoted-printable',
    text,
    html,
    attachments: attachments.map(({ name, type, content: bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
  }
}

function inOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
