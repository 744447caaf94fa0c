import { memberOf } from '../../../fiscal/order-values.ts'
import { useWords } from '../../../words/language.tsx'
import { useOrderForm } from '../order-form.ts'
import { memberWords } from './member-words.ts'

/** What a place of the order is called in the form: "Cantidad (2)" for that of the second line. */
export function usePlaceName(): (path: string) => string {
  const members = useWords(memberWords) as Readonly<Record<string, string>>
  const form = useOrderForm()
  return (path) => {
    const [, party] = /(?:^|\.)(customer|supplier|subject|carrier)\.identificationType$/.exec(path) ?? []
    const member = party ?? memberOf(path)
    const shown = party === undefined ? form.labelAt(path) : undefined
    const [, line] = /\[(\d+)\](?!.*\[)/.exec(path) ?? []
    return `${shown ?? members[member] ?? member}${line === undefined ? '' : ` (${Number(line) + 1})`}`
  }
}
