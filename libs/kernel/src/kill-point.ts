/** Says that the process has come to a place between two durable steps. */
export type KillPoint<Label extends string> = (label: Label) => void

/** Every point of this process, with its service's or library's name before it. */
const known = new Set<string>()

let isArmed = false
let wanted = ''
let passesLeft = 0

/**
 * The places between two durable steps at which tests end the process, as a crash would: `issuance.numbered`. Where nothing is
 * armed, passing one is a look at one boolean.
 * @param owner the service or library; the list is the only one it has
 */
export function killPoints<const Label extends string>(owner: string, labels: readonly Label[]): KillPoint<Label> {
  for (const label of labels) known.add(`${owner}.${label}`)
  return (label) => {
    if (isArmed) passed(`${owner}.${label}`)
  }
}

/**
 * Arms one point: the process ends there by SIGKILL. `issuance.numbered` ends it when it first comes there,
 * `issuance.numbered:3` the third time.
 * @throws Error for a point that this process does not have
 */
export function armKillPoint(text: string): void {
  const [name = '', nth = '1'] = text.split(':')
  if (!known.has(name))
    throw new Error(`names no point of this process: ${name}. It has ${[...known].sort().join(', ')}`)
  if (!/^[1-9]\d{0,5}$/.test(nth)) throw new Error(`must be a point, or a point and how often it is passed: ${name}:3`)
  wanted = name
  passesLeft = Number(nth)
  isArmed = true
}

function passed(name: string): void {
  if (name !== wanted) return
  passesLeft -= 1
  if (passesLeft === 0) process.kill(process.pid, 'SIGKILL')
}
