import type { Block, ErrorPage } from './error-page.ts'

export function errorPageMarkdown({ title, introduction, parts }: ErrorPage): string {
  const blocks = [
    `# ${title}`,
    ...introduction.map(blockOf),
    ...parts.flatMap((part) => [
      `## ${part.title}`,
      wrapped(part.introduction),
      ...part.groups.flatMap((group) => [
        `### ${group.title}`,
        ...group.entries.flatMap(({ anchor, title, lines }) => [
          // Markdown viewers make lower-case anchors of headings.
          `#### ${title}${anchor === title ? '' : ` <a id="${anchor}"></a>`}`,
          lines.map(({ label, text }) => item(label === undefined ? text : `${label}: ${text}`)).join('\n'),
        ]),
      ]),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}

function blockOf({ kind, text }: Block): string {
  return kind === 'code' ? `\`\`\`json\n${text}\n\`\`\`` : wrapped(text)
}

function item(text: string): string {
  return wrapped(`- ${text}`).replaceAll('\n', '\n  ')
}

const WIDTH = 118

function wrapped(text: string): string {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line === '') lines[lines.length - 1] = word
    else if (line.length + word.length < WIDTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
