import { readFile } from 'node:fs/promises'
import type { DemoAccount } from '../ports.ts'

/** `npm start` writes the file after the gateway has started, so each request reads it. */
export function demoAccountIn(file: string): DemoAccount {
  return async () => {
    const text = file === '' ? null : await readFile(file, 'utf8').catch(ifMissing)
    if (text === null) return null
    const { email }: { email?: unknown } = JSON.parse(text)
    return typeof email === 'string' ? email : null
  }
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
