import type { Language } from '@etax/kernel'

export const pageStyle = `
:root { color-scheme: light dark; --text: #1c2026; --quiet: #5a6372; --line: #d9dde3; --code: #f1f3f6; --link: #0b57a4 }
@media (prefers-color-scheme: dark) {
  :root { --text: #e4e7ec; --quiet: #9aa4b2; --line: #353b45; --code: #22262d; --link: #8ab8f0 }
}
html { scroll-padding-top: 1rem }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: break-word }
@media (prefers-color-scheme: dark) { body { background: #16191e } }
h1 { font-size: 1.8rem } h2 { margin-top: 3rem; font-size: 1.4rem } h3 { margin-top: 2.5rem; font-size: 1.15rem }
a { color: var(--link) }
code, pre { background: var(--code); border-radius: 4px; font: .9em ui-monospace, monospace }
code { padding: .1em .3em } pre { padding: 1rem; overflow-x: auto } pre code { padding: 0 }
table { display: block; overflow-x: auto; border-collapse: collapse }
th, td { padding: .35rem .7rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
nav ul { padding-left: 1.2rem } header nav a { margin-right: 1rem }
`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

interface Page {
  language?: Language
  title: string
  style: string
  body: string
}

/** A page without scripts; `style` and `body` are trusted HTML. */
export function pageOf({ language = 'en', title, style, body }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/docs/icon.svg">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`
}
