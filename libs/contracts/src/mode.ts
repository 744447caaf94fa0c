/** Of an API key, and of all that is issued with it. */
export type Mode = 'test' | 'live'

/** Of the authority (`ambiente`): a document of the sandbox has no legal effect. */
export type Environment = 'sandbox' | 'production'

export function environmentOf(mode: Mode): Environment {
  return mode === 'test' ? 'sandbox' : 'production'
}
