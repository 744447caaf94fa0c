import { Autocomplete, NativeSelect, Select, TextInput } from '@mantine/core'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { fullNumber } from '../../../fiscal/full-number.ts'
import { memberOf } from '../../../fiscal/order-values.ts'
import { AmountInput } from '../../../parts/amount-input.tsx'
import { INPUT_ORDER } from '../../../parts/input-order.ts'
import { UnspacedInput } from '../../../parts/unspaced-input.tsx'
import { useWords } from '../../../words/language.tsx'
import { useSayFinding } from '../finding-words.ts'
import { issueWords } from '../issue-words.ts'
import { useLabel, useOrder, useOrderForm, useText } from '../order-form.ts'
import { byWords, type Choice } from './by-words.ts'
import { memberWords } from './member-words.ts'

export interface FieldProps {
  path: string
  label?: string
  description?: ReactNode
  placeholder?: string
  required?: boolean
  /** Screen readers read it: "Cantidad, línea 2". */
  ariaLabel?: string
  /** Hides the label visually: a table heading shows it. */
  isBare?: boolean
  autoFocus?: boolean
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export function useField({ path, label, ariaLabel, isBare = false, required = false, ...rest }: FieldProps) {
  const form = useOrderForm()
  const say = useWords(memberWords) as Readonly<Record<string, string>>
  const sayFinding = useSayFinding()
  const value = useText(path)
  const finding = useOrder((one) => one.findingAt(path))
  const warning = useOrder((one) => one.warningAt(path))
  const name = label ?? say[memberOf(path)] ?? memberOf(path)
  useLabel(path, name)
  const error = finding && sayFinding(finding)
  const hint = finding === undefined && warning !== undefined ? sayFinding(warning) : undefined
  return {
    ...rest,
    ...(isBare ? {} : { label: name }),
    ...(isBare || ariaLabel ? { 'aria-label': ariaLabel ?? name } : {}),
    ...(hint === undefined ? {} : { description: hint }),
    inputWrapperOrder: INPUT_ORDER,
    withAsterisk: required && !isBare,
    value,
    error,
    'data-path': path,
    onBlur: () => form.leave(path),
  }
}

export function TextField(props: FieldProps & { type?: string; inputMode?: 'numeric' | 'email' | 'tel' }) {
  const form = useOrderForm()
  return <TextInput {...useField(props)} onChange={(event) => form.set(props.path, event.currentTarget.value)} />
}

/** An identifier, such as an access key: often pasted with blanks. */
export function UnspacedField(props: FieldProps & { inputMode?: 'numeric' }) {
  const form = useOrderForm()
  return <UnspacedInput {...useField(props)} onChange={(text) => form.set(props.path, text)} />
}

/** A quantity of zero is a finding; a price or discount of zero is common. */
export function AmountField(props: FieldProps) {
  const say = useWords(issueWords)
  const form = useOrderForm()
  const isNothing = /^0+([.,]0*)?$/.test(useText(props.path).trim()) && memberOf(props.path) === 'quantity'
  const field = useField({ ...props, ...(isNothing ? { description: say.noQuantity } : {}) })
  return <AmountInput {...field} onChange={(typed) => form.set(props.path, typed)} />
}

/** Completes a short number when the field loses focus. */
export function DocumentNumberField(props: FieldProps) {
  const form = useOrderForm()
  const field = useField({ placeholder: '001-001-000000123', ...props })
  const leave = () => {
    const full = fullNumber(field.value)
    if (full !== field.value) form.set(props.path, full)
    field.onBlur()
  }
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      onChange={(event) => form.set(props.path, event.currentTarget.value)}
      onBlur={leave}
    />
  )
}

export function DayField(props: FieldProps) {
  return <TextField type="date" {...props} />
}

interface ChoiceFieldProps extends FieldProps {
  choices: readonly Choice[]
  /** Label of the empty choice; without it a choice is required. */
  none?: string
  onChosen?: (value: string) => void
}

export function ChoiceField({ choices, none, onChosen, ...props }: ChoiceFieldProps) {
  const form = useOrderForm()
  const field = useField(props)
  const isMissing = field.value === '' || !choices.some(({ value }) => value === field.value)
  const first = none !== undefined || isMissing ? [{ value: '', label: none ?? '' }] : []
  return (
    <NativeSelect
      {...field}
      data={[...first, ...choices]}
      onChange={(event) => {
        form.set(props.path, event.currentTarget.value)
        onChosen?.(event.currentTarget.value)
      }}
    />
  )
}

/** A free text, with codes to choose from. */
export function SuggestedField({ suggested, ...props }: FieldProps & { suggested: readonly Choice[] }) {
  const form = useOrderForm()
  const field = useField(props)
  return (
    <Autocomplete
      {...field}
      data={suggested.map(({ value }) => value)}
      renderOption={({ option }) => suggested.find(({ value }) => value === option.value)?.label ?? option.value}
      filter={byWords(suggested)}
      limit={40}
      onChange={(text) => form.set(props.path, text)}
    />
  )
}

export function SearchedChoiceField({ choices, none, onChosen, onKeyDown: _, ...props }: ChoiceFieldProps) {
  const form = useOrderForm()
  const { value, onBlur, ...field } = useField(props)
  const choose = (chosen: string) => {
    form.set(props.path, chosen)
    onChosen?.(chosen)
  }
  return (
    <Select
      {...field}
      searchable
      clearable={none !== undefined}
      placeholder={props.placeholder ?? none}
      limit={60}
      data={[...choices]}
      filter={byWords(choices)}
      value={value === '' ? null : value}
      onChange={(chosen) => choose(chosen ?? '')}
      onBlur={(event) => {
        const typed = typedCode(event, choices)
        if (typed !== undefined && typed !== value) choose(typed)
        onBlur()
      }}
    />
  )
}

/** The choice for a code or name that was typed without selecting it. */
export function typedCode({ target }: FocusEvent<HTMLElement>, choices: readonly Choice[]): string | undefined {
  const typed = target instanceof HTMLInputElement ? target.value.trim().toUpperCase() : ''
  return choices.find(({ value, label }) => [value, label].some((one) => one.toUpperCase() === typed))?.value
}
