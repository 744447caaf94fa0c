import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { partOrThousands } from '../fiscal/typed-amount.ts'
import { useFormats } from '../words/formats.ts'
import { dictionary, useWords } from '../words/language.tsx'
import { INPUT_ORDER } from './input-order.ts'

const words = dictionary(
  { readAs: (read: string, whole: string) => `Se leyó ${read}. Si quiso decir ${whole}, escríbalo sin separador.` },
  { readAs: (read, whole) => `Read as ${read}. If you meant ${whole}, write it without a separator.` },
)

interface AmountInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string
  onChange: (typed: string) => void
}

/** On blur, the number gets the decimal sign of the language; an ambiguous one shows how it was read. */
export function AmountInput({ value = '', onChange, onBlur, description, ...props }: AmountInputProps) {
  const say = useWords(words)
  const { amount, number } = useFormats()
  const [typed, type] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(true)
  const isTyped = typed === value
  const doubtful = isTyped ? partOrThousands(value) : undefined
  return (
    <TextInput
      inputMode="decimal"
      inputWrapperOrder={INPUT_ORDER}
      {...props}
      description={doubtful === undefined ? description : say.readAs(number(doubtful.read), doubtful.whole)}
      value={isTyped && !isLeft ? value : amount(value)}
      onChange={({ currentTarget }) => {
        type(currentTarget.value)
        setLeft(false)
        onChange(currentTarget.value)
      }}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
    />
  )
}
