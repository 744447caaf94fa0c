import type { InputWrapperProps } from '@mantine/core'

/** Aligns fields of a row, whatever the length of their descriptions. */
export const INPUT_ORDER: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
]
