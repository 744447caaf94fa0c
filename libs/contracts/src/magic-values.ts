import { type Text, words } from '@etax/kernel'

export interface MagicValue {
  name: string
  example: string
  effect: Text
}

/** Texts that make the simulated authority of the sandbox do something. Its parser is in authority-connector. */
export const magicValues: readonly MagicValue[] = [
  {
    name: 'SIM-REJECT-<code>',
    example: 'SIM-REJECT-39',
    effect: words(
      'Refuses with this code; 43, 50 and 70 are solved and authorized, 59, 60, 62 and 68 warn.',
      'Rechaza con este código; 43, 50 y 70 se resuelven y se autoriza, 59, 60, 62 y 68 advierten.',
    ),
  },
  {
    name: 'SIM-DELAY-<seconds>',
    example: 'SIM-DELAY-30',
    effect: words(
      'Receives the document at once and decides after this time, at most a day.',
      'Recibe el comprobante de inmediato y decide después de este tiempo, como máximo un día.',
    ),
  },
  {
    name: 'SIM-DOWN',
    example: 'SIM-DOWN',
    effect: words(
      'Is not reachable: the receipt ends in ERROR after about ten seconds, and a retry fails again.',
      'No responde: el comprobante termina en ERROR después de unos diez segundos, y un reintento falla otra vez.',
    ),
  },
  {
    name: 'SIM-CANCEL',
    example: 'SIM-CANCEL',
    effect: words(
      'Authorizes the document; asked with ?online=true, says that it was cancelled since.',
      'Autoriza el comprobante; si se consulta con ?online=true, dice que después fue anulado.',
    ),
  },
  {
    name: 'SIM-CANCEL-PENDING',
    example: 'SIM-CANCEL-PENDING',
    effect: words(
      'The same, while the receiver has not accepted the cancellation yet.',
      'Lo mismo, mientras el receptor todavía no acepta la anulación.',
    ),
  },
]

/** Whether a text has the form of a magic value; unknown ones have no effect. */
export function isMagicValue(text: string): boolean {
  return /^SIM-[A-Z]+(?:-[A-Z0-9]+)*$/.test(text)
}
