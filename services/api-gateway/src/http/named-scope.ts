import type { App } from './app.ts'

/** Gives a scope of routes the name that fastify's messages have for it; without one, it looks among all modules for it. */
export function named(name: string, open: (scope: App) => Promise<void>): (scope: App) => Promise<void> {
  return Object.assign(open, { [Symbol.for('fastify.display-name')]: name })
}
