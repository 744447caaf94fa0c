import { TextInput, type TextInputProps } from '@mantine/core'
import { unspaced } from './unspaced.ts'

interface UnspacedInputProps extends Omit<TextInputProps, 'onChange' | 'maxLength'> {
  onChange: (text: string) => void
}

/** A number or code. Nothing is cut off: one that is too long is refused by its form, where a shorter one would be another number. */
export function UnspacedInput({ onChange, ...props }: UnspacedInputProps) {
  return <TextInput {...props} onChange={({ currentTarget }) => onChange(unspaced(currentTarget.value))} />
}
