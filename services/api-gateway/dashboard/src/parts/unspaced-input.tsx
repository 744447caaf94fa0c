import { TextInput, type TextInputProps } from '@mantine/core'
import { unspaced } from './unspaced.ts'

interface UnspacedInputProps extends Omit<TextInputProps, 'onChange' | 'maxLength'> {
  onChange: (text: string) => void
}

/** Long input is not cut: that would give another number. The form refuses it. */
export function UnspacedInput({ onChange, ...props }: UnspacedInputProps) {
  return <TextInput {...props} onChange={({ currentTarget }) => onChange(unspaced(currentTarget.value))} />
}
