import type { App } from './app.ts'

/** Names a scope for fastify's messages; otherwise fastify searches all loaded modules for a name. */
export function named(name: string, open: (scope: App) => Promise<void>): (scope: App) => Promise<void> {
  return Object.assign(open, { [Symbol.for('fastify.display-name')]: name })
}
