import { readFileSync } from 'node:fs'

/** The shell commands of a Markdown section, a string for each block, up to the next heading of the same level. */
export function commandsOf(file: string, heading: string): string[] {
  const text = readFileSync(file, 'utf8')
  const start = text.indexOf(`\n${heading}\n`)
  if (start < 0) throw new Error(`${file} has no "${heading}"`)
  const level = /^#+/.exec(heading)?.[0] ?? '#'
  const end = text.indexOf(`\n${level} `, start + heading.length)
  const section = text.slice(start, end < 0 ? undefined : end)
  return [...section.matchAll(/^( *)```sh\n(.*?)^ *```/gms)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}
