import type { Block, ErrorPage } from '../../../domain/error-page.ts'

/** The page's only style: readable, light or dark as the reader has it, and on a phone. */
export const errorPageStyle = `
:root { color-scheme: light dark; --text: #1c2026; --quiet: #5a6372; --line: #d9dde3; --code: #f1f3f6; --link: #0b57a4 }
@media (prefers-color-scheme: dark) {
  :root { --text: #e4e7ec; --quiet: #9aa4b2; --line: #353b45; --code: #22262d; --link: #8ab8f0 }
}
html { scroll-padding-top: 1rem }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: break-word }
@media (prefers-color-scheme: dark) { body { background: #16191e } }
h1 { font-size: 1.8rem } h2 { margin-top: 3rem; font-size: 1.4rem } h3 { margin-top: 2.5rem; font-size: 1.15rem }
h4 { margin: 0; font: 600 1rem ui-monospace, monospace } h4 a { color: inherit; text-decoration: none }
h4 a:hover { text-decoration: underline }
a { color: var(--link) }
code, pre { background: var(--code); border-radius: 4px; font: .9em ui-monospace, monospace }
code { padding: .1em .3em } pre { padding: 1rem; overflow-x: auto } pre code { padding: 0 }
section { padding: .9rem 0; border-top: 1px solid var(--line) }
section:target { border-left: 4px solid var(--link); padding-left: .9rem }
section p { margin: .3rem 0 0 } b { font-weight: 600; color: var(--quiet) }
nav ul { padding-left: 1.2rem }
`

/** The page of errors as HTML, each code with its anchor. It has no script. */
export function errorPageHtml({ title, introduction, parts }: ErrorPage): string {
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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${errorPageStyle}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${introduction.map(blockOf).join('\n')}
<nav><ul>${contents.join('')}</ul></nav>
${body.join('\n')}
</body>
</html>
`
}

type Entry = ErrorPage['parts'][number]['groups'][number]['entries'][number]

function entryOf({ anchor, title, lines }: Entry): string {
  const paragraphs = lines.map(({ label, text, language }) => {
    const start = language === undefined ? '<p>' : `<p lang="${language}">`
    return `${start}${label === undefined ? '' : `<b>${escaped(label)}:</b> `}${inline(text)}</p>`
  })
  const id = escaped(anchor)
  return `<section id="${id}"><h4><a href="#${id}">${escaped(title)}</a></h4>${paragraphs.join('')}</section>`
}

function blockOf({ kind, text }: Block): string {
  return kind === 'code' ? `<pre><code>${escaped(text)}</code></pre>` : `<p>${inline(text)}</p>`
}

/** Text with `code` in backticks. */
function inline(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
