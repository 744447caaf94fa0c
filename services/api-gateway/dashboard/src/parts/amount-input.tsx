import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useFormats } from '../words/formats.ts'

interface AmountInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string
  onChange: (typed: string) => void
}

/** A number, with a comma or a point. It stays as it is typed until it is left, and has the decimal sign of the language then. */
export function AmountInput({ value = '', onChange, onBlur, ...props }: AmountInputProps) {
  const { amount } = useFormats()
  const [typed, type] = useState<string | null>(null)
  return (
    <TextInput
      inputMode="decimal"
      {...props}
      value={typed === value ? value : amount(value)}
      onChange={({ currentTarget }) => {
        type(currentTarget.value)
        onChange(currentTarget.value)
      }}
      onBlur={(event) => {
        type(null)
        onBlur?.(event)
      }}
    />
  )
}
