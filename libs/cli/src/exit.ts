import {
  AuthenticationError,
  ConfigurationError,
  ConnectionError,
  PermissionError,
  QuotaError,
  RateLimitError,
  ServiceError,
  UnexpectedAnswerError,
} from '@etax/client'
import { type Text, text } from './language.ts'

/** The exit codes of every command. */
export const exitCodes = {
  good: { code: 0, about: text('everything was done', 'todo se hizo') },
  refused: { code: 1, about: text('an order or a request was refused', 'un pedido o una solicitud fue rechazado') },
  usage: {
    code: 2,
    about: text('the command line, a file or a setting is wrong', 'el comando, un archivo o un ajuste está mal'),
  },
  unavailable: {
    code: 3,
    about: text('the network or the server failed; try again', 'falló la red o el servidor; vuelva a intentarlo'),
  },
  key: {
    code: 4,
    about: text('the key is missing, wrong or may not do this', 'la clave falta, es incorrecta o no puede hacerlo'),
  },
} as const satisfies Record<string, { code: number; about: Text }>

export type Exit = keyof typeof exitCodes

/** A mistake in the command, a file or a setting. */
export class UsageError extends Error {
  readonly said: Text

  constructor(said: Text) {
    super(said.en)
    this.said = said
  }
}

export function exitOf(error: unknown): Exit {
  if (error instanceof UsageError || error instanceof ConfigurationError) return 'usage'
  if (error instanceof QuotaError) return 'refused'
  if (error instanceof AuthenticationError || error instanceof PermissionError) return 'key'
  const isAway = [ConnectionError, ServiceError, RateLimitError, UnexpectedAnswerError].some(
    (Class) => error instanceof Class,
  )
  return isAway ? 'unavailable' : 'refused'
}
