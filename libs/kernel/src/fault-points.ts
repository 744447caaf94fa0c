type Call = (...args: unknown[]) => unknown

const points = new Set<string>()
/** The points since the last `takeFaultPoints`, each with the calling file. */
let reached = new Set<string>()
let isOpen = false
let armed: { name: string; passesLeft: number } | undefined

/**
 * Wraps the ports of a service with fault points, at which a test ends the process as a crash does: before and after
 * each awaited call. A name has the port, `issuance.receipts.save#after`, and optionally the calling file,
 * `issuance.receipts.save#after@record-fact`. Without open points, ports are not wrapped.
 */
export function faultPoints(owner: string) {
  return <Ports extends object>(ports: Ports): Ports => {
    if (!isOpen) return ports
    const watched = Object.entries(ports).map(([name, port]) => [name, watch(`${owner}.${name}`, port)])
    return { ...ports, ...Object.fromEntries(watched) }
  }
}

/** A point within an adapter whose call takes several steps. Call the result at that step. */
export function faultPoint(name: string): () => void {
  points.add(name)
  return () => {
    if (isOpen) pass(name)
  }
}

/** Gives fault points to all ports that are wrapped later. `point` is armed before its port exists. */
export function openFaultPoints(point?: string): void {
  isOpen = true
  if (point !== undefined) armed = readPoint(point)
}

/**
 * Arms one point: SIGKILL ends the process there. `issuance.receipts.save#after` ends it at the first pass,
 * `issuance.receipts.save#after:3` at the third.
 * @throws Error for an unknown point
 */
export function armFaultPoint(text: string): void {
  const point = readPoint(text)
  requireKnown(point.name)
  armed = point
}

/** Call it after all ports are wrapped. @throws Error where the armed point is unknown */
export function requireArmedKnown(): void {
  if (armed !== undefined) requireKnown(armed.name)
}

export function takeFaultPoints(): { reached: string[]; points: string[] } {
  const taken = { reached: [...reached], points: [...points] }
  reached = new Set()
  return taken
}

function watch(name: string, port: unknown): unknown {
  if (typeof port === 'function') return passing(name, port as Call)
  return typeof port === 'object' && port !== null ? watchMethods(name, port) : port
}

/** Methods see the unwrapped port as `this`: calls among them pass no points. */
function watchMethods(name: string, port: object): object {
  for (const method of methodsOf(port)) addPoints(`${name}.${method}`)
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      // A function of Function.bind fails here: V8 does not dispose with it.
      const call: Call = (...args) => Reflect.apply(value, target, args)
      return typeof key === 'symbol' ? call : passing(`${name}.${key}`, call)
    },
  })
}

/** Methods of a class are in its prototype. */
function methodsOf(port: object): string[] {
  if (port === Object.prototype) return []
  const own = Object.entries(Object.getOwnPropertyDescriptors(port))
    .filter(([name, { value }]) => typeof value === 'function' && name !== 'constructor')
    .map(([name]) => name)
  return [...own, ...methodsOf(Object.getPrototypeOf(port) ?? Object.prototype)]
}

/** An answer that is not a promise passes no point: nothing awaits it. */
function passing(name: string, call: Call): Call {
  addPoints(name)
  return (...args) => {
    const caller = callingFile()
    pass(`${name}#before`, caller)
    const answer = call(...args)
    return answer instanceof Promise ? answer.finally(() => pass(`${name}#after`, caller)) : answer
  }
}

function addPoints(name: string): void {
  points.add(`${name}#before`).add(`${name}#after`)
}

/** The file of a service without its extension; calls pass through `service.ts`. */
const CALLER = /\/services\/[^/]+\/(?:src|dist)\/(?:[\w-]+\/)*(?!(?:service|main)\.)([\w-]+)\.[jt]s:/

/** Empty for a call from a library. */
function callingFile(): string {
  return CALLER.exec(new Error().stack ?? '')?.[1] ?? ''
}

function pass(name: string, caller = ''): void {
  const place = caller === '' ? name : `${name}@${caller}`
  reached.add(place)
  if (armed === undefined || (armed.name !== name && armed.name !== place)) return
  armed.passesLeft -= 1
  if (armed.passesLeft === 0) process.kill(process.pid, 'SIGKILL')
}

function readPoint(text: string): { name: string; passesLeft: number } {
  const [name = '', nth = '1'] = text.split(':')
  if (!/^[1-9]\d{0,5}$/.test(nth)) throw new Error(`must be a point, or a point and how often it is passed: ${name}:3`)
  return { name, passesLeft: Number(nth) }
}

/** Callers are unknown in advance. */
function requireKnown(name: string): void {
  if (points.has(name.split('@')[0] ?? '')) return
  throw new Error(`names no point of this process: ${name}. It has ${[...points].sort().join(', ')}`)
}
