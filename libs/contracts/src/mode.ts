export const MODES = ['test', 'live'] as const

/** The mode of an API key, and of all that is issued with the key. */
export type Mode = (typeof MODES)[number]

/** Any text but `live` is a test: a mistake has no legal effect. */
export function modeOf(text: string): Mode {
  return text === 'live' ? 'live' : 'test'
}

const WIRE_MODES = { test: 'MODE_TEST', live: 'MODE_LIVE' } as const

/** The name of a mode in the protos of issuance and webhooks. */
export function wireMode(mode: Mode) {
  return WIRE_MODES[mode]
}

export function modeOfWire(wire: string | undefined): Mode | undefined {
  return MODES.find((mode) => WIRE_MODES[mode] === wire)
}

/** The authority's environment (`ambiente`): a document of the sandbox has no legal effect. */
export type Environment = 'sandbox' | 'production'

export function environmentOf(mode: Mode): Environment {
  return mode === 'test' ? 'sandbox' : 'production'
}
