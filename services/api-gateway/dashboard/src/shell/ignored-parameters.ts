import { notifications } from '@mantine/notifications'
import { dictionary } from '../words/dictionary.ts'
import { firstLanguage } from '../words/first-language.ts'

const words = dictionary(
  {
    note: (ignored: string) =>
      `La dirección pedía ${ignored}, que aquí no existe: la página se muestra sin ese filtro.`,
  },
  { note: (ignored) => `The address asked for ${ignored}, which is nothing here: the page is shown without it.` },
)

/** Without this notice, a user who follows a link may believe that its filter applies. */
export function noteIgnoredParameters(ignored: readonly string[]): void {
  const message = words[firstLanguage()].note(ignored.join(', '))
  notifications.show({ id: 'ignored-parameters', color: 'orange', message, autoClose: 15_000 })
}
