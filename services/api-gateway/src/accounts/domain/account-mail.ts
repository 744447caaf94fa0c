export type AccountMail = 'sign-up' | 'already-there' | 'verify-email' | 'reset-password'

interface Words {
  path: string
  subject: string
  text: (link: string) => string
}

export const VERIFY_PATH = '/account/verify'
export const RESET_PATH = '/account/password/reset'

const ONCE = 'El enlace sirve una sola vez, durante una hora.'
const LAST = 'Sólo sirve el del último correo.'
const NOT_YOU = 'Si no fue usted, no tiene que hacer nada.'

/** The text contains nothing from the caller: otherwise anyone could send texts through us. */
export function accountMail(kind: AccountMail): Words {
  return WORDS[kind]
}

const WORDS: Record<AccountMail, Words> = {
  'sign-up': {
    path: VERIFY_PATH,
    subject: 'Confirme su cuenta',
    text: (link) =>
      `Alguien pidió abrir una cuenta con esta dirección de correo. Para abrirla, elija una contraseña aquí:\n\n${link}\n\n${ONCE} ${LAST} ${NOT_YOU}`,
  },
  'already-there': {
    path: RESET_PATH,
    subject: 'Usted ya tiene una cuenta',
    text: (link) =>
      `Alguien pidió abrir una cuenta con esta dirección de correo, que ya tiene una. Si fue usted, inicie sesión; si olvidó su contraseña, ponga otra aquí:\n\n${link}\n\n${ONCE} ${NOT_YOU}`,
  },
  'verify-email': {
    path: VERIFY_PATH,
    subject: 'Confirme su dirección de correo',
    text: (link) =>
      `Para confirmar que esta dirección de correo es la de su cuenta, elija su contraseña aquí:\n\n${link}\n\n${ONCE} ${NOT_YOU}`,
  },
  'reset-password': {
    path: RESET_PATH,
    subject: 'Ponga una contraseña nueva',
    text: (link) =>
      `Alguien pidió una contraseña nueva para su cuenta. Póngala aquí:\n\n${link}\n\n${ONCE} ${LAST} ${NOT_YOU} Su contraseña de antes sigue sirviendo.`,
  },
}
