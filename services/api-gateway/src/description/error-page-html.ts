import type { Block, ErrorPage } from './error-page.ts'
import { escaped, pageOf, pageStyle } from './page-parts.ts'

export const errorPageStyle = `${pageStyle}
h4 { margin: 0; font: 600 1rem ui-monospace, monospace } h4 a { color: inherit; text-decoration: none }
h4 a:hover { text-decoration: underline }
section { padding: .9rem 0; border-top: 1px solid var(--line) }
section:target { border-left: 4px solid var(--link); padding-left: .9rem }
section p { margin: .3rem 0 0 } b { font-weight: 600; color: var(--quiet) }
`

export function errorPageHtml({ language, title, introduction, parts }: ErrorPage): string {
  const groups = parts.flatMap((part) => part.groups.map((group) => ({ part, group })))
  const idOf = (group: (typeof groups)[number]['group']) =>
    `group-${groups.findIndex((one) => one.group === group) + 1}`
  const contents = parts.map(
    (part) =>
      `<li>${escaped(part.title)}<ul>${part.groups.map((group) => `<li><a href="#${idOf(group)}">${escaped(group.title)}</a></li>`).join('')}</ul></li>`,
  )
  const body = parts.map(
    (part) =>
      `<h2>${escaped(part.title)}</h2>\n<p>${inline(part.introduction)}</p>\n${part.groups
        .map(
          (group) => `<h3 id="${idOf(group)}">${escaped(group.title)}</h3>\n${group.entries.map(entryOf).join('\n')}`,
        )
        .join('\n')}`,
  )
  return pageOf({
    language,
    title,
    style: errorPageStyle,
    body: `<h1>${escaped(title)}</h1>
${introduction.map(blockOf).join('\n')}
<nav><ul>${contents.join('')}</ul></nav>
${body.join('\n')}`,
  })
}

type Entry = ErrorPage['parts'][number]['groups'][number]['entries'][number]

function entryOf({ anchor, title, lines }: Entry): string {
  const paragraphs = lines.map(
    ({ label, text }) => `<p>${label === undefined ? '' : `<b>${escaped(label)}:</b> `}${inline(text)}</p>`,
  )
  const id = escaped(anchor)
  return `<section id="${id}"><h4><a href="#${id}">${escaped(title)}</a></h4>${paragraphs.join('')}</section>`
}

function blockOf({ kind, text }: Block): string {
  return kind === 'code' ? `<pre><code>${escaped(text)}</code></pre>` : `<p>${inline(text)}</p>`
}

function inline(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}
