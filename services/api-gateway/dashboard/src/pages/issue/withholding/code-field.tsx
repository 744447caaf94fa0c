import { authorityDay, inForce, lookUp, type WithheldTax, withholdingCatalog } from '@etax/tax-document'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { useFormats } from '../../../words/formats.ts'
import type { Formats } from '../../../words/formats-of.ts'
import { type Language, useLanguage, useWords } from '../../../words/language.tsx'
import { byWords, type Choice } from '../fields/by-words.ts'
import { nameIn } from '../fields/catalog-choices.ts'
import { typedCode, useField } from '../fields/fields.tsx'
import { useOrderForm, useText } from '../order-form.ts'
import { withholdingWords } from './withholding-words.ts'

interface CodeFieldProps {
  path: string
  tax: WithheldTax
  ariaLabel: string
}

/** The authority's code, by number or concept; it sets the percentage. */
export function CodeField({ path, tax, ariaLabel }: CodeFieldProps) {
  const form = useOrderForm()
  const say = useWords(withholdingWords)
  const [typed, setTyped] = useState('')
  const { value, onBlur, ...field } = useField({ path: `${path}.code`, label: say.code, ariaLabel, required: true })
  const day = useText('issueDate') || authorityDay(Date.now())
  const { rate } = useFormats()
  const { language } = useLanguage()
  const choices = choicesOf(tax, day, { rate, language })
  const isKnown = (code: string) => choices.some((one) => one.value === code)
  // Concepts of income tax change by resolution: codes that are not in the table yet are accepted.
  const others = [value, tax === 'INCOME' ? typed.trim().toUpperCase() : '']
  const unknown = [...new Set(others)].filter((code) => /^\d{3}[0-9A-Z]{0,2}$/.test(code) && !isKnown(code))
  const pick = (code: string) => {
    form.set(`${path}.code`, code)
    const rates = lookUp(withholdingCatalog(tax), code, day)?.rates ?? []
    if (rates[0] !== undefined) form.set(`${path}.rate`, rates[0])
  }
  const options = [...choices, ...unknown.map((code) => ({ value: code, label: say.unknownCode(code) }))]
  return (
    <Select
      {...field}
      searchable
      placeholder={say.codeExample}
      limit={80}
      data={options}
      filter={byWords(options)}
      value={value === '' ? null : value}
      onSearchChange={setTyped}
      onChange={(code) => pick(code ?? '')}
      onBlur={(event) => {
        const code = typedCode(event, options)
        if (code !== undefined && code !== value) pick(code)
        onBlur()
      }}
    />
  )
}

interface CodeContext {
  language: Language
  rate: Formats['rate']
}

function choicesOf(tax: WithheldTax, day: string, { language, rate }: CodeContext): readonly Choice[] {
  return inForce(withholdingCatalog(tax), day).map(({ code, rates, ...entry }) => ({
    value: code,
    label: `${code} · ${nameIn(language, entry)}${rates === undefined ? '' : ` (${rates.map(rate).join(' / ')})`}`,
    words: `${entry.name} ${entry.english ?? ''}`,
  }))
}
