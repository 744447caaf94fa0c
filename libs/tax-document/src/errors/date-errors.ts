import { byReason, declared, fixed, sentence } from './declared.ts'

const NO_SUCH_DAY = {
  en: 'The date is not a day of the calendar from 2000 on, such as 2026-11-21, in XML 21/11/2026.',
  es: 'La fecha no es un día del calendario desde el año 2000, como 2026-11-21, en XML 21/11/2026.',
}

const days = byReason({
  none: fixed(NO_SUCH_DAY.en, NO_SUCH_DAY.es),
  years: fixed(
    'The date must lie in the years 2000 to 2099, such as 2026-11-21.',
    'La fecha debe estar en los años 2000 a 2099, como 2026-11-21.',
  ),
})

const IN_FUTURE = {
  en: 'The date is in the future: it must be today, by the clock of UTC-5, or earlier',
  es: 'La fecha está en el futuro: debe ser la de hoy, en el horario UTC-5, o una anterior',
}

const order = byReason({
  supportLater: fixed(
    'The supporting document is dated after this one: its date must be the same or earlier, such as 2026-11-20 for 2026-11-21.',
    'El documento de sustento tiene una fecha posterior a la de este comprobante: debe ser la misma o una anterior, como 2026-11-20 para 2026-11-21.',
  ),
  transportEarly: fixed(
    'The transport starts before the issue date: it must start on it or later, such as 2026-11-22 for 2026-11-21.',
    'El traslado empieza antes de la fecha de emisión: debe empezar ese día o después, como 2026-11-22 para 2026-11-21.',
  ),
  transportBackwards: fixed(
    'The transport ends before it starts: it must end on the same day or later, such as 2026-11-23 for 2026-11-22.',
    'El traslado termina antes de empezar: debe terminar el mismo día o después, como 2026-11-23 para 2026-11-22.',
  ),
  fiscalYear: sentence<{ year: string; last: string }>(
    ({ year, last }) =>
      `It is ${year}; dividends are of the profits of a year up to the one of the withholding, such as ${last}.`,
    ({ year, last }) =>
      `Es ${year}; los dividendos son de las utilidades de un año hasta el de la retención, como ${last}.`,
  ),
})

const ages = byReason({
  order: sentence<{ day: string; age: number; most: number; today: string }>(
    ({ day, age, most, today }) =>
      `It is ${day}, ${age} days ago; the authority accepts ${most} days. Send a later day, such as today, ${today}.`,
    ({ day, age, most, today }) =>
      `Es ${day}, hace ${age} días; el SRI acepta ${most}. Envíe un día posterior, como el de hoy, ${today}.`,
  ),
  document: sentence<{ day: string; age: number; most: number }>(
    ({ day, age, most }) => `The document is of ${day}, ${age} days ago; the authority accepts ${most}.`,
    ({ day, age, most }) => `El comprobante es del ${day}, hace ${age} días; el SRI acepta ${most}.`,
  ),
})

export const dateErrors = {
  noSuchDay: declared(
    'DOC_50001',
    {
      en: {
        message: NO_SUCH_DAY.en,
        cause: 'The day does not exist, or it lies before 2000 or after 2099: an access key has no place for it.',
        remedy: 'Send a day of the calendar from 2000 on: YYYY-MM-DD in an order, DD/MM/YYYY in XML.',
      },
      es: {
        message: NO_SUCH_DAY.es,
        cause:
          'Ese día no existe, o es anterior al 2000 o posterior al 2099, que ninguna clave de acceso puede llevar.',
        remedy: 'Envíe un día del calendario desde el año 2000: AAAA-MM-DD en una orden, DD/MM/AAAA en XML.',
      },
    },
    days,
  ),
  dateInFuture: declared(
    'DOC_50002',
    {
      en: {
        message: `${IN_FUTURE.en}.`,
        cause: "The issue date is later than today by the authority's clock, which is UTC-5.",
        remedy:
          'Leave the issue date out of an order, or send today or an earlier day; the access key of XML changes with it.',
      },
      es: {
        message: `${IN_FUTURE.es}.`,
        cause: 'La fecha de emisión es posterior a hoy en el horario del SRI, que es UTC-5.',
        remedy:
          'No envíe la fecha de emisión en una orden, o envíe la de hoy o una anterior; en XML la clave de acceso cambia con ella.',
      },
    },
    sentence<{ today?: string }>(
      ({ today }) => `${IN_FUTURE.en}${today === undefined ? '' : `, such as ${today}`}.`,
      ({ today }) => `${IN_FUTURE.es}${today === undefined ? '' : `, como ${today}`}.`,
    ),
  ),
  datesOutOfOrder: declared(
    'DOC_50003',
    {
      en: {
        message: 'The dates are in the wrong order.',
        cause:
          'A supporting document is dated after the document that refers to it, or a transport ends before it starts or starts before its issue date.',
        remedy: 'Correct one of the dates.',
      },
      es: {
        message: 'Las fechas están en el orden equivocado.',
        cause:
          'Un documento de sustento tiene una fecha posterior a la del que se apoya en él, o un traslado termina antes de empezar o empieza antes de emitirse.',
        remedy: 'Corrija una de las fechas.',
      },
    },
    order,
  ),
  dateTooLongAgo: declared(
    'DOC_50006',
    {
      en: {
        message:
          'The date is more than 90 days ago, and the authority accepts 90 days: send a later day, such as today.',
        cause: 'The issue date is more than 90 days ago. The authority has refused such documents with code 65.',
        remedy:
          'Leave the issue date out for today, or send a later one; in XML of your own the access key changes with it.',
      },
      es: {
        message: 'La fecha es de hace más de los 90 días que acepta el SRI: envíe un día posterior, como el de hoy.',
        cause:
          'La fecha de emisión es de hace más de 90 días; se vio que el SRI devuelve esos comprobantes con el código 65.',
        remedy:
          'No envíe la fecha de emisión para que sea la de hoy, o envíe una posterior; en un XML propio la clave de acceso cambia con ella.',
      },
    },
    ages,
  ),
  accessKeyMalformed: declared('DOC_50005', {
    en: {
      message:
        'The access key is not well formed or its check digit is wrong: 49 digits, such as 2111202601179001167400110010010000000011234567814.',
      cause: 'The text is not 49 digits with a document type, a registry number and a check digit that are right.',
      remedy: 'Copy the whole key from the document; in XML of your own, build it anew from the parts of the document.',
    },
    es: {
      message:
        'La clave de acceso está mal formada o su dígito verificador no es correcto: 49 dígitos, como 2111202601179001167400110010010000000011234567814.',
      cause: 'El texto no tiene 49 dígitos con un tipo de comprobante, un RUC y un dígito verificador correctos.',
      remedy:
        'Copie la clave completa del comprobante; en un XML propio, fórmela otra vez con los datos del comprobante.',
    },
  }),
}
