import { memberOf } from '../../../fiscal/order-values.ts'
import { useWords } from '../../../words/language.tsx'
import { useOrderForm } from '../order-form.ts'
import { memberWords } from './member-words.ts'

/** The name of a path in the form: "Cantidad (2)" for the second line. */
export function usePlaceName(): (path: string) => string {
  const members = useWords(memberWords) as Readonly<Record<string, string>>
  const form = useOrderForm()
  return (path) => {
    const member = memberOf(path)
    const [, line] = /\[(\d+)\](?!.*\[)/.exec(path) ?? []
    const name = form.labelAt(path) ?? members[member] ?? member
    return `${name}${line === undefined ? '' : ` (${Number(line) + 1})`}`
  }
}
