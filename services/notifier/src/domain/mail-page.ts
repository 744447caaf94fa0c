/** Plain texts; the page escapes them. */
export interface MailPage {
  title: string
  logoOf?: string | null
  notice?: string | null
  paragraphs: readonly string[]
  facts?: readonly (readonly [string, string])[]
  closing?: readonly string[]
}

export const LOGO_ID = 'logo'

// Many mail programs drop <style>: light colours are inline. `color-scheme` stops programs that invert colours.
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1b1d20!important}
.card{background:#26292e!important;border-color:#3a3f46!important}
.text,.value{color:#eceff1!important}
.label,.closing{color:#aab2bb!important}
.rule{border-color:#3a3f46!important}
.notice{background:#4a3c10!important;color:#ffe9a8!important;border-color:#8a7322!important}
}`

const FONT = 'font-family:Arial,Helvetica,sans-serif'

/** One column of at most 600 pixels, readable without pictures and styles, in light and dark mode. */
export function mailPage({ title, logoOf = null, notice = null, paragraphs, facts = [], closing = [] }: MailPage) {
  const parts = [
    logoOf === null ? '' : logo(logoOf),
    notice === null ? '' : noticeBox(notice),
    ...paragraphs.map(paragraph),
    facts.length === 0 ? '' : table(facts),
    closing.length === 0 ? '' : footer(closing),
  ]
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:#f2f4f6;${FONT}">`,
    '<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f6">',
    '<tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" ',
    'style="max-width:600px;background:#ffffff;border:1px solid #dfe3e8;border-radius:6px">',
    `<tr><td style="padding:24px">${parts.join('')}</td></tr></table></td></tr></table></body></html>`,
  ].join('\n')
}

/** White in dark mode too: most logos are drawn for paper. */
function logo(issuer: string): string {
  const size = 'display:block;max-width:220px;max-height:90px'
  const frame = 'display:inline-block;margin-bottom:20px;padding:8px;background:#ffffff;border-radius:4px'
  return `<div style="${frame}"><img src="cid:${LOGO_ID}" alt="${escaped(issuer)}" style="${size}"></div>`
}

function noticeBox(text: string): string {
  const style = 'margin:0 0 20px;padding:10px 12px;background:#fff3cd;color:#5c4700;border:1px solid #e6cf80'
  return `<p class="notice" style="${style};border-radius:4px;font-size:14px"><strong>${escaped(text)}</strong></p>`
}

function paragraph(text: string): string {
  const style = 'margin:0 0 16px;color:#212529;font-size:15px;line-height:1.5;overflow-wrap:anywhere'
  const content = ADDRESS.test(text) ? link(text) : escaped(text).replaceAll('\n', '<br>')
  return `<p class="text" style="${style}">${content}</p>`
}

const ADDRESS = /^https?:\/\/\S+$/

function link(address: string): string {
  return `<a class="text" style="color:#0b5cad" href="${escaped(address)}">${escaped(address)}</a>`
}

function table(facts: readonly (readonly [string, string])[]): string {
  const style = 'width:100%;margin:4px 0 20px;border-collapse:collapse'
  return `<table class="rule" cellpadding="0" cellspacing="0" style="${style}">${facts.map(row).join('\n')}</table>`
}

function row([label, value]: readonly [string, string]): string {
  const cell = 'padding:8px 12px 8px 0;border-bottom:1px solid #e9ecef;vertical-align:top;font-size:14px'
  return [
    `<tr><td class="label rule" style="${cell};color:#5f6b76;white-space:nowrap">${escaped(label)}</td>`,
    `<td class="value rule" style="${cell};color:#212529;${breaksOf(value)}">${escaped(value)}</td></tr>`,
  ].join('')
}

/** Numbers, dates and amounts stay on one line; an access key is too long for a phone. */
function breaksOf(value: string): string {
  return /^(USD )?[0-9][0-9/.-]{0,19}$/.test(value) ? 'white-space:nowrap' : 'overflow-wrap:anywhere'
}

function footer(lines: readonly string[]): string {
  const style = 'margin:0;color:#5f6b76;font-size:12px;line-height:1.5;overflow-wrap:anywhere'
  return `<p class="closing" style="${style}">${lines.map(escaped).join('<br>')}</p>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
