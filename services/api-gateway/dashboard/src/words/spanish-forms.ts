// What a value has to be, in Spanish. The API says it in English, by a few forms: see `x-form` in its description.

const FORMS: Readonly<Record<string, string>> = {
  'a text': 'un texto',
  'a number': 'un número',
  'a whole number': 'un número entero',
  'true or false': 'sí o no (true o false)',
  'an object': 'un objeto',
  'a list': 'una lista',
  null: 'nulo (null)',
  'an e-mail address': 'una dirección de correo',
  'one e-mail address': 'una dirección de correo',
  'one address': 'una sola dirección de correo',
  'an address with its scheme': 'una dirección completa',
  'an absolute address of at most 2000 characters': 'una dirección completa de a lo sumo 2000 caracteres',
  'a UUID': 'un id (UUID)',
  'digits and letters': 'letras y números',
  'letters and digits': 'letras y números',
  digits: 'números',
  'capital letters': 'letras mayúsculas',
  'a year': 'un año',
  'a month and a year': 'un mes y un año',
  'a day of the calendar written YYYY-MM-DD': 'un día del calendario, AAAA-MM-DD',
  'an instant written YYYY-MM-DDThh:mm:ssZ': 'una fecha con hora, AAAA-MM-DDThh:mm:ssZ',
  'an access key of 49 digits': 'una clave de acceso de 49 dígitos',
  'an access key: 49 digits': 'una clave de acceso: 49 dígitos',
  'a code of an error': 'el código de un error',
  'a value, or be left out: an empty one filters nothing': 'un valor, o no enviarse: uno vacío no filtra nada',
  'the token of the mailed link': 'el código del enlace que llegó por correo',
  'the id of the last event received': 'el id del último evento recibido',
  'the P12 file in base64': 'el archivo P12 en base64',
  'the file, in the field `file` of a multipart form': 'el archivo',
  'the number of the resolution': 'el número de la resolución',
  'the content that a preview of this order answered': 'el contenido que dio una vista previa de esta orden',
  "three digits of the authority's table of countries": 'tres dígitos de la tabla de países del SRI',
  "INVOICE, another kind of document, or the authority's code": 'INVOICE, otro tipo de documento, o el código del SRI',
  'DOLAR or USD: documents are in dollars': 'DOLAR o USD: los documentos son en dólares',
  '2xx, 4xx, 5xx, failed (400 and above) or an exact status': '2xx, 4xx, 5xx, failed (400 o más) o un estado exacto',
  '1: the pages after the first are asked for by cursor': '1: las páginas siguientes se piden por cursor',
  'the name of a field': 'el nombre de un campo',
  "a code of the authority's table 24: 01 (cash and whatever else is outside of banks), 15 to 18, 19 (credit card), 20 (others through banks) or 21":
    'un código de la tabla 24 del SRI: 01 (sin uso del sistema financiero), 15 a 18, 19 (tarjeta de crédito), 20 (otros con uso del sistema financiero) o 21',
  '13 digits that begin with a province and end in 001': '13 dígitos que empiezan con una provincia y terminan en 001',
  '10 digits that begin with a province': '10 dígitos que empiezan con una provincia',
  '1 to 20 letters, digits, dots, dashes, slashes and blanks':
    'de 1 a 20 letras, números, puntos, guiones, barras y espacios',
  'the number of an invoice': 'el número de una factura',
  'a registry number of 13 digits': 'un RUC de 13 dígitos',
}

/** A template of the API's sentences, and what it is in Spanish. */
export type Rule = readonly [pattern: RegExp, say: (...parts: string[]) => string]

const RULES: readonly Rule[] = [
  [/^one of (.+)$/, (values) => `uno de: ${inWordsOfForms(values)}`],
  [/^a registry number: (.+)$/, (form) => `un RUC: ${spanishForm(form)}`],
  [
    /^a text of at most (\d+) characters that is not blank$/,
    (most) => `un texto de a lo sumo ${most} caracteres, no en blanco`,
  ],
  [
    /^a text of at most (\d+) characters on one line, without characters that cannot be seen or turn its direction$/,
    (most) =>
      `un texto de a lo sumo ${most} caracteres en una línea, sin caracteres que no se ven o cambian su dirección`,
  ],
  [/^a text of at most (\d+) characters$/, (most) => `un texto de a lo sumo ${most} caracteres`],
  [/^a text of (\d+) to (\d+) characters$/, (least, most) => `un texto de ${least} a ${most} caracteres`],
  [/^(a number|a whole number) from (\S+) to (\S+)$/, (what, from, to) => `${spanishForm(what)} de ${from} a ${to}`],
  [/^(a number|a whole number) from (\S+)$/, (what, from) => `${spanishForm(what)} desde ${from}`],
  [
    /^a decimal number of at most (\d+) digits before the point and (\d+) after it$/,
    (whole, places) => `un número con a lo sumo ${whole} cifras enteras y ${places} decimales`,
  ],
  [
    /^a decimal number of at most (\d+) digits, (\d+) of them after the point(?:, the number alone)?$/,
    (all, places) => `un número de a lo sumo ${all} cifras, ${places} de ellas decimales`,
  ],
  [/^(\S+(?: (?:to|or) \S+)?) digits$/, (count) => `${COUNTS[count] ?? count.replace(' to ', ' a ')} dígitos`],
  [
    /^at most (\d+) characters to look for, or be left out.*$/,
    (most) => `un texto de a lo sumo ${most} caracteres, o vacío`,
  ],
  [
    /^a number such as (\S+), with or without dashes$/,
    (example) => `un número, por ejemplo ${example}, con guiones o sin ellos`,
  ],
  [
    /^a number, such as (\S+), or its last part alone, such as (\S+)$/,
    (whole, part) => `un número, por ejemplo ${whole}, o solo su última parte, por ejemplo ${part}`,
  ],
  [
    /^(.+?), such as several words that do not belong together$/,
    (form) => `${spanishForm(form)}, por ejemplo varias palabras sin relación entre sí`,
  ],
  [/^(.+?), such as (.+), or null$/, (form, example) => `${spanishForm(form)}, por ejemplo ${example}, o nada`],
  [
    /^(.+?), such as (\S+), or several separated by commas$/,
    (form, example) => `${spanishForm(form)}, por ejemplo ${example}, o varias separadas por comas`,
  ],
  [/^(.+?),? such as (.+)$/, (form, example) => `${spanishForm(form)}, por ejemplo ${example}`],
  [/^an object with (.+)$/, (members) => `un objeto con ${members}`],
  [
    /^(a text|a number|a whole number|a list|an object) or (.+)$/,
    (one, other) => `${spanishForm(one)} o ${spanishForm(other)}`,
  ],
  [/^(.+?) or null$/, (form) => `${spanishForm(form)} o nada`],
]

/** Values of closed lists by the words that forms have for them, and files take: "05 (NATIONAL_ID)" → "05 (Cédula)". */
function inWordsOfForms(values: string): string {
  return values.replace(/\b[A-Z]{2,}(_[A-Z]+)*\b/g, (value) => IDENTIFICATIONS[value] ?? value)
}

const IDENTIFICATIONS: Readonly<Record<string, string>> = {
  NATIONAL_ID: 'Cédula',
  PASSPORT: 'Pasaporte',
  FINAL_CONSUMER: 'Consumidor final',
  FOREIGN_ID: 'Identificación del exterior',
}

const COUNTS: Readonly<Record<string, string>> = {
  two: 'dos',
  three: 'tres',
  'two or three': 'dos o tres',
  'one to three': 'de uno a tres',
  'one to four': 'de uno a cuatro',
  'one to seven': 'de uno a siete',
}

/** A form in Spanish; as it is where it is none of those known here. */
export function spanishForm(form: string): string {
  return FORMS[form] ?? byRule(form, RULES) ?? form
}

/** What the first rule that knows a text makes of it. */
export function byRule(text: string, rules: readonly Rule[]): string | undefined {
  for (const [pattern, say] of rules) {
    const match = pattern.exec(text)
    if (match !== null) return say(...match.slice(1))
  }
  return undefined
}
