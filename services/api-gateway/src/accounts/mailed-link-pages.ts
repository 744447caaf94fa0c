import type { LinkPurpose } from './domain/account.ts'
import { RESET_PATH, VERIFY_PATH } from './domain/account-mail.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './domain/password-rules.ts'

export const PAGE_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The page of a mailed link, in Spanish like the mail. The token consists of letters, digits, - and _. */
export function formPage(what: LinkPurpose['kind'], token: string): string {
  const hidden = `<input type="hidden" name="token" value="${token}">`
  const limits = `minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}"`
  const field = `<p><label>Contraseña, de al menos ${MIN_PASSWORD_LENGTH} caracteres:<br><input type="password" name="password" required autocomplete="new-password" ${limits}></label></p>`
  if (what === 'verify-email') {
    const text =
      '<p>Elija la contraseña de su cuenta. Las sesiones, claves y webhooks que se hicieron antes dejan de servir. Si usted no abrió una cuenta, cierre esta página.</p>'
    return page('Confirme su dirección', `${text}${form(VERIFY_PATH, `${hidden}${field}`, 'Confirmar')}`)
  }
  if (what === 'sign-up') return page('Abra su cuenta', form(VERIFY_PATH, `${hidden}${field}`, 'Abrir la cuenta'))
  return page('Contraseña nueva', form(RESET_PATH, `${hidden}${field}`, 'Guardar'))
}

const MESSAGES = {
  verify: ['Listo', 'La dirección quedó confirmada. Ya puede iniciar sesión.'],
  reset: ['Listo', 'La contraseña nueva quedó guardada y se cerraron todas las sesiones. Ya puede iniciar sesión.'],
  password: [
    'Elija otra contraseña',
    'La contraseña es muy corta, o de las que se prueban primero, como una frase conocida o palabras comunes. Vuelva atrás y ponga cuatro palabras o más que nadie haya escrito juntas antes.',
  ],
  refused: ['El enlace ya no sirve', 'Venció, ya fue usado, o hay otro en un correo posterior. Pida un correo nuevo.'],
} as const

/** The next step is in the dashboard; a refused password sends the reader back. */
export function messagePage(what: keyof typeof MESSAGES): string {
  const [title, text] = MESSAGES[what]
  const onwards = what === 'password' ? '' : '<p><a href="/dashboard">Ir al panel</a></p>'
  return page(title, `<p>${text}</p>${onwards}`)
}

function form(action: string, fields: string, button: string): string {
  return `<form method="post" action="${action}">${fields}<button>${button}</button></form>`
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`
}
