import { hasWords } from '@etax/tax-document'
import type { OptionsFilter } from '@mantine/core'

export interface Choice {
  value: string
  label: string
  /** Further words to find it by, such as its name in the other language. */
  words?: string
}

/** Finds choices by all typed words, in any order; ignores accents and case. */
export function byWords(choices: readonly Choice[]): OptionsFilter {
  const texts = new Map(choices.map(({ value, label, words = '' }) => [value, `${label} ${words}`]))
  return ({ options, search, limit }) =>
    options
      .filter((option) => 'value' in option && hasWords(texts.get(option.value) ?? option.label, search))
      .slice(0, limit)
}
