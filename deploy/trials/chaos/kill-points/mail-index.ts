import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MailIndex {
  countTo(address: string): number
  to(address: string): string[]
}

export function mailIndex(folder: string): MailIndex {
  const read = new Set<string>()
  const files = new Map<string, string[]>()
  const filesTo = (address: string) => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
    for (const name of names) {
      if (read.has(name)) continue
      read.add(name)
      const [, to = ''] = /^to: *<?([^>\r\n]+)>?/im.exec(textOf(name)) ?? []
      files.set(to, [...(files.get(to) ?? []), name])
    }
    return files.get(address) ?? []
  }
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
  return { countTo: (address) => filesTo(address).length, to: (address) => filesTo(address).map(textOf) }
}
