import type { InputWrapperProps } from '@mantine/core'

/** Fields side by side begin at the same height, whatever is explained below them. */
export const INPUT_ORDER: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
]
