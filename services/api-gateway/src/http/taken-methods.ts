import type { App } from './app.ts'

/** The methods of the routes at an address, whatever its parameters. */
export type TakenMethods = (url: string) => string[]

/** Call it before the routes are added. */
export function takenMethods(app: App): TakenMethods {
  const routes: { path: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method, schema }) => {
    if (url.includes('*') || schema?.hide === true) return
    const path = new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}/?$`)
    routes.push({ path, methods: [method].flat().filter((one) => one !== 'HEAD') })
  })
  return (url) => {
    const [path = ''] = url.split('?', 1)
    return [...new Set(routes.flatMap((route) => (route.path.test(path) ? route.methods : [])))].sort()
  }
}
