import { notifications } from '@mantine/notifications'
import { dictionary } from '../words/dictionary.ts'
import { firstLanguage } from '../words/first-language.ts'

const words = dictionary(
  { note: (said: string) => `La dirección pedía ${said}, que aquí no existe: la página se muestra sin ese filtro.` },
  { note: (said) => `The address asked for ${said}, which is nothing here: the page is shown without it.` },
)

/** Tells what an address asked for that its page does not know: who followed a link would take the page for what it says. */
export function noteSaidInVain(said: readonly string[]): void {
  const message = words[firstLanguage()].note(said.join(', '))
  notifications.show({ id: 'said-in-vain', color: 'orange', message, autoClose: 15_000 })
}
