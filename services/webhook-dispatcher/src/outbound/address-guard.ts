import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { buildConnector } from 'undici'
import { addressProblem, type GuardSettings } from '../domain/public-address.ts'

const CONNECT_TIMEOUT_MS = 5_000

/** Checks the address at connection: a name that resolves differently the second time gains nothing. */
export function guardedConnector(settings: GuardSettings): buildConnector.connector {
  const problemOf = (address: string) => addressProblem(address, settings)
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: guardedLookup(problemOf) })
  return (options, callback) => {
    // A literal address is connected to without a lookup.
    const literal = options.hostname.replace(/^\[|\]$/g, '')
    const problem = ipaddr.isValid(literal) ? problemOf(literal) : null
    if (problem !== null) return callback(refused(problem), null)
    connect(options, callback)
  }
}

function guardedLookup(problemOf: (address: string) => string | null): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, [])
      // One forbidden address refuses the name: we do not choose among its addresses.
      const problem = addresses.map(({ address }) => problemOf(address)).find((result) => result !== null)
      if (problem !== undefined) return callback(refused(problem), [])
      const [first] = addresses
      if (options.all === true || first === undefined) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}

function refused(problem: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`refused: ${problem}`), { code: 'EADDRREFUSED' })
}
