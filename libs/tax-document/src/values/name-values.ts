import { withValue } from '@etax/kernel'
import type { Finding } from './findings.ts'
import type { Where } from './ruling.ts'

/** Callers choose the names of additional fields: dots and brackets in them are not a path. */
const OWN_NAMES = 'additionalInfo.'

/** A finding whose sentence names the sent value, if any. */
export function namingItsValue(root: object): <F extends Finding>(finding: F) => F {
  return (finding) => withValue(finding, valueAt(root, stepsOf(finding.path)))
}

/** The value at a place: `items[0].tax` of an order, members and positions of a document. */
export function valueAt(root: unknown, steps: Where): unknown {
  return steps.reduce<unknown>((value, step) => memberOf(value, step), root)
}

function memberOf(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Record<string | number, unknown>)[step]
    : undefined
}

function stepsOf(path: string): Where {
  if (path.startsWith(OWN_NAMES)) return ['additionalInfo', path.slice(OWN_NAMES.length)]
  return path.split(/[.[\]]+/).filter((step) => step !== '')
}
