import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core'
import { useWords } from '../../words/language.tsx'
import { signInWords } from './words.ts'

export const MIN_PASSWORD_LENGTH = 12

export function EmailField(props: TextInputProps) {
  const say = useWords(signInWords)
  return <TextInput type="email" label={say.email} autoComplete="username" inputMode="email" {...props} />
}

/**
 * Whose password a form is about, for password managers, where its page says that already. They read fields of text alone: one
 * of the type hidden tells them nothing.
 */
export function HiddenEmailField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}

/** The password that an account has. */
export function PasswordField(props: PasswordInputProps) {
  const say = useWords(signInWords)
  return <PasswordInput label={say.password} autoComplete="current-password" {...props} />
}

/** One that is being chosen. */
export function NewPasswordField(props: PasswordInputProps) {
  const say = useWords(signInWords)
  return <PasswordField description={say.passwordForm} autoComplete="new-password" {...props} />
}
