type Call = (...args: unknown[]) => unknown

/** Every point of this process. */
const registered = new Set<string>()
/** Those that it came to since they were last taken, each with the file that made the call. */
let passed = new Set<string>()
let isOpen = false
let armed: { name: string; passesLeft: number } | undefined

/**
 * Hands out the ports of a service with points at which a test may end the process, as a crash would: before and after each
 * call of a port that is awaited. They are named by the port, `issuance.receipts.save#after`, and by the port and the file
 * that calls, `issuance.receipts.save#after@record-fact`. Unless points are open the ports are handed out as they are.
 */
export function faultPoints(owner: string) {
  return <Ports extends object>(ports: Ports): Ports => {
    if (!isOpen) return ports
    const watched = Object.entries(ports).map(([name, port]) => [name, watch(`${owner}.${name}`, port)])
    return { ...ports, ...Object.fromEntries(watched) }
  }
}

/** A point inside of an adapter, where one call of a port takes several steps. The answer is called there. */
export function faultPoint(name: string): () => void {
  registered.add(name)
  return () => {
    if (isOpen) pass(name)
  }
}

/** From now on ports are handed out with points. `point` is armed, whether or not a port has it yet. */
export function openFaultPoints(point?: string): void {
  isOpen = true
  if (point !== undefined) armed = readPoint(point)
}

/**
 * Arms one point: the process ends there by SIGKILL. `issuance.receipts.save#after` ends it when it first comes there,
 * `issuance.receipts.save#after:3` the third time.
 * @throws Error for a point that this process does not have
 */
export function armFaultPoint(text: string): void {
  const point = readPoint(text)
  requireKnown(point.name)
  armed = point
}

/** @throws Error where the armed point is none of this process, once all its ports are handed out */
export function requireArmedKnown(): void {
  if (armed !== undefined) requireKnown(armed.name)
}

/** What the process came to since this was last asked, and every point it has. */
export function takeFaultPoints(): { passed: string[]; known: string[] } {
  const taken = { passed: [...passed], known: [...registered] }
  passed = new Set()
  return taken
}

function watch(name: string, port: unknown): unknown {
  if (typeof port === 'function') return passing(name, port as Call)
  return typeof port === 'object' && port !== null ? watchMethods(name, port) : port
}

/** Methods go on to see the port itself as `this`: what one calls of the others passes no points. */
function watchMethods(name: string, port: object): object {
  for (const method of methodsOf(port)) addPoints(`${name}.${method}`)
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      // No bound function: V8 takes none for disposing.
      const call: Call = (...args) => Reflect.apply(value, target, args)
      return typeof key === 'symbol' ? call : passing(`${name}.${key}`, call)
    },
  })
}

/** A class has them in its prototype. */
function methodsOf(port: object): string[] {
  if (port === Object.prototype) return []
  const own = Object.entries(Object.getOwnPropertyDescriptors(port))
    .filter(([name, { value }]) => typeof value === 'function' && name !== 'constructor')
    .map(([name]) => name)
  return [...own, ...methodsOf(Object.getPrototypeOf(port) ?? Object.prototype)]
}

/** An answer that is no promise is given as it is: nothing was waited for. */
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
  registered.add(`${name}#before`).add(`${name}#after`)
}

/** A file of a service, without its ending; through `service.ts` others call. */
const CALLER = /\/services\/[^/]+\/(?:src|dist)\/(?:[\w-]+\/)*(?!(?:service|main)\.)([\w-]+)\.[jt]s:/

/** Empty where a library calls. */
function callingFile(): string {
  return CALLER.exec(new Error().stack ?? '')?.[1] ?? ''
}

function pass(name: string, caller = ''): void {
  const place = caller === '' ? name : `${name}@${caller}`
  passed.add(place)
  if (armed === undefined || (armed.name !== name && armed.name !== place)) return
  armed.passesLeft -= 1
  if (armed.passesLeft === 0) process.kill(process.pid, 'SIGKILL')
}

function readPoint(text: string): { name: string; passesLeft: number } {
  const [name = '', nth = '1'] = text.split(':')
  if (!/^[1-9]\d{0,5}$/.test(nth)) throw new Error(`must be a point, or a point and how often it is passed: ${name}:3`)
  return { name, passesLeft: Number(nth) }
}

/** Who calls is not known before. */
function requireKnown(name: string): void {
  if (registered.has(name.split('@')[0] ?? '')) return
  throw new Error(`names no point of this process: ${name}. It has ${[...registered].sort().join(', ')}`)
}
