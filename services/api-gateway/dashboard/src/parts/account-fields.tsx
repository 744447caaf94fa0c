import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core'
import { dictionary, useWords } from '../words/language.tsx'

export const accountFieldWords = dictionary(
  {
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    passwordForm: 'Al menos 12 caracteres. Lo mejor: varias palabras que no se relacionen.',
    tooShort: 'Debe tener al menos 12 caracteres.',
  },
  {
    email: 'E-mail address',
    password: 'Password',
    newPassword: 'New password',
    passwordForm: 'At least 12 characters. Best: several words that do not belong together.',
    tooShort: 'It must have at least 12 characters.',
  },
)

export const MIN_PASSWORD_LENGTH = 12

export function EmailField(props: TextInputProps) {
  const say = useWords(accountFieldWords)
  return <TextInput type="email" label={say.email} autoComplete="username" inputMode="email" {...props} />
}

/** Password managers read it: they read only text fields, and ignore hidden ones. */
export function HiddenEmailField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}

export function PasswordField(props: PasswordInputProps) {
  const say = useWords(accountFieldWords)
  return <PasswordInput label={say.password} autoComplete="current-password" {...props} />
}

export function NewPasswordField(props: PasswordInputProps) {
  const say = useWords(accountFieldWords)
  return <PasswordField description={say.passwordForm} autoComplete="new-password" {...props} />
}
