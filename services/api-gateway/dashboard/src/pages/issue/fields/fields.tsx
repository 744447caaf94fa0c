import { type InputWrapperProps, NativeSelect, Select, TextInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { memberOf } from '../../../fiscal/order-values.ts'
import { useWords } from '../../../words/language.tsx'
import { useSayFinding } from '../finding-words.ts'
import { useOrder, useOrderForm, useText } from '../order-form.ts'
import { memberWords } from './member-words.ts'

export interface FieldProps {
  /** Where in the order. */
  path: string
  /** What it is called; by its member's name where it is left out. */
  label?: string
  description?: ReactNode
  placeholder?: string
  required?: boolean
  /** For whoever cannot see where the field stands: "Cantidad, línea 2". */
  ariaLabel?: string
  /** The label is only heard: a heading of the table says it. */
  isBare?: boolean
  autoFocus?: boolean
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** Fields side by side begin at the same height, whatever is explained below them. */
const ORDER: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error']

/** What every field of an order has: its name, its value, and what is wrong with it. */
export function useField({ path, label, ariaLabel, isBare = false, required = false, ...rest }: FieldProps) {
  const form = useOrderForm()
  const say = useWords(memberWords) as Readonly<Record<string, string>>
  const sayFinding = useSayFinding()
  const value = useText(path)
  const finding = useOrder((one) => one.findingAt(path))
  const warning = useOrder((one) => one.warningAt(path))
  const name = label ?? say[memberOf(path)] ?? memberOf(path)
  const error = finding && sayFinding(finding)
  const hint = finding === undefined && warning !== undefined ? sayFinding(warning) : undefined
  return {
    ...rest,
    ...(isBare ? {} : { label: name }),
    ...(isBare || ariaLabel ? { 'aria-label': ariaLabel ?? name } : {}),
    ...(hint === undefined ? {} : { description: hint }),
    inputWrapperOrder: ORDER,
    withAsterisk: required && !isBare,
    value,
    error,
    'data-path': path,
    onBlur: () => form.leave(path),
  }
}

export function TextField(props: FieldProps & { type?: string; inputMode?: 'decimal' | 'numeric' | 'email' | 'tel' }) {
  const form = useOrderForm()
  return <TextInput {...useField(props)} onChange={(event) => form.set(props.path, event.currentTarget.value)} />
}

/** An amount as people write it, with a comma or a point. */
export function AmountField(props: FieldProps) {
  return <TextField inputMode="decimal" {...props} />
}

export function DayField(props: FieldProps) {
  return <TextField type="date" {...props} />
}

export interface Choice {
  value: string
  label: string
}

interface ChoiceFieldProps extends FieldProps {
  choices: readonly Choice[]
  /** What no choice means; without it one has to be made. */
  none?: string
  onChosen?: (value: string) => void
}

/** One of a few. */
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

/** One of many: found by typing a part of it. */
export function SearchedChoiceField({ choices, none, onChosen, onKeyDown: _, ...props }: ChoiceFieldProps) {
  const form = useOrderForm()
  const { value, ...field } = useField(props)
  return (
    <Select
      {...field}
      searchable
      clearable={none !== undefined}
      placeholder={props.placeholder ?? none}
      limit={60}
      data={[...choices]}
      value={value === '' ? null : value}
      onChange={(chosen) => {
        form.set(props.path, chosen ?? '')
        onChosen?.(chosen ?? '')
      }}
    />
  )
}
