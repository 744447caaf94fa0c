import { gatewayErrors } from '@etax/contracts'
import type { Language } from '@etax/kernel'
import type { LinkPurpose } from './domain/account.ts'
import { RESET_PATH, VERIFY_PATH } from './domain/account-mail.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './domain/password-rules.ts'

export const PAGE_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

type Message = readonly [title: string, text: string]

interface Words {
  field: string
  verifyEmail: readonly [title: string, text: string, button: string]
  signUp: readonly [title: string, button: string]
  reset: readonly [title: string, button: string]
  messages: Readonly<Record<'verify' | 'reset' | 'password' | 'refused', Message>>
  onwards: string
}

const { en: deadLink, es: enlaceMuerto } = gatewayErrors.mailedLinkRefused.texts

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    field: `Password, of at least ${MIN_PASSWORD_LENGTH} characters:`,
    verifyEmail: [
      'Confirm your address',
      'Choose the password of your account. Sessions, keys and webhooks made before stop working. If you did not open an account, close this page.',
      'Confirm',
    ],
    signUp: ['Open your account', 'Open the account'],
    reset: ['New password', 'Save'],
    messages: {
      verify: ['Done', 'The address is confirmed. You can sign in.'],
      reset: ['Done', 'The new password is saved, and every session has ended. You can sign in.'],
      password: [
        'Choose another password',
        'The password is very short, or one of those that are tried first, such as a known phrase or common words. Go back and send four words or more that nobody has written together before.',
      ],
      refused: ['The link no longer works', deadLink.message],
    },
    onwards: 'Go to the dashboard',
  },
  es: {
    field: `Contraseña, de al menos ${MIN_PASSWORD_LENGTH} caracteres:`,
    verifyEmail: [
      'Confirme su dirección',
      'Elija la contraseña de su cuenta. Las sesiones, claves y webhooks que se hicieron antes dejan de servir. Si usted no abrió una cuenta, cierre esta página.',
      'Confirmar',
    ],
    signUp: ['Abra su cuenta', 'Abrir la cuenta'],
    reset: ['Contraseña nueva', 'Guardar'],
    messages: {
      verify: ['Listo', 'La dirección quedó confirmada. Ya puede iniciar sesión.'],
      reset: ['Listo', 'La contraseña nueva quedó guardada y se cerraron todas las sesiones. Ya puede iniciar sesión.'],
      password: [
        'Elija otra contraseña',
        'La contraseña es muy corta, o de las que se prueban primero, como una frase conocida o palabras comunes. Vuelva atrás y ponga cuatro palabras o más que nadie haya escrito juntas antes.',
      ],
      refused: ['El enlace ya no sirve', enlaceMuerto.message],
    },
    onwards: 'Ir al panel',
  },
}

/** The page of a mailed link. The token consists of letters, digits, - and _. */
export function formPage(what: LinkPurpose['kind'], token: string, language: Language): string {
  const { field: label, verifyEmail, signUp, reset } = WORDS[language]
  const hidden = `<input type="hidden" name="token" value="${token}">`
  const limits = `minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}"`
  const field = `<p><label>${label}<br><input type="password" name="password" required autocomplete="new-password" ${limits}></label></p>`
  const fields = `${hidden}${field}`
  if (what === 'verify-email') {
    const [title, text, button] = verifyEmail
    return page(title, `<p>${text}</p>${form(VERIFY_PATH, fields, button)}`, language)
  }
  const [title, button] = what === 'sign-up' ? signUp : reset
  return page(title, form(what === 'sign-up' ? VERIFY_PATH : RESET_PATH, fields, button), language)
}

/** The next step is in the dashboard; a refused password sends the reader back. */
export function messagePage(what: keyof Words['messages'], language: Language): string {
  const { messages, onwards } = WORDS[language]
  const [title, text] = messages[what]
  const link = what === 'password' ? '' : `<p><a href="/dashboard">${onwards}</a></p>`
  return page(title, `<p>${text}</p>${link}`, language)
}

function form(action: string, fields: string, button: string): string {
  return `<form method="post" action="${action}">${fields}<button>${button}</button></form>`
}

function page(title: string, body: string, language: Language): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`
}
