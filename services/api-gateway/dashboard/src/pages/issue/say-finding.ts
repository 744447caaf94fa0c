import type { Finding } from '../../fiscal/judge-order.ts'
import { formatsOf } from '../../words/formats-of.ts'
import type { Language } from '../../words/language.tsx'

/** What is wrong with an order, in the reader's language. */
export function sayFinding({ path, code, message }: Finding, language: Language): string {
  const own = OWN[language].find(([place, ofCode]) => ofCode === code && place.test(path))
  if (own !== undefined) return own[2]
  if (language === 'en') return message
  // Of what is missing the form is no news.
  const inForm = code === MISSING && message.startsWith('is required') ? undefined : spanishForm(message)
  return inForm ?? SPANISH[code] ?? message
}

const MISSING = 'FLD_10001'
const TOO_FEW = 'FLD_10006'
const MISFORMED = 'FLD_10005'
const { money, number, day } = formatsOf('es')

/** What is better said in the words of the form than of the API. */
const OWN: Readonly<Record<Language, readonly (readonly [place: RegExp, code: string, sentence: string])[]>> = {
  es: [
    [/^(customer|supplier|subject|carrier)\.identificationType$/, MISSING, 'Busque a la persona o escriba una nueva.'],
    [/^items$/, TOO_FEW, 'Agregue al menos una línea.'],
    [/^items$/, MISSING, 'Agregue al menos una línea.'],
    [/ocument(s\[\d+\])?\.number$/, MISFORMED, 'Escriba el número con sus tres partes, como 001-001-000000123.'],
  ],
  en: [
    [/^(customer|supplier|subject|carrier)\.identificationType$/, MISSING, 'Search for the party, or write a new one.'],
    [/^items$/, TOO_FEW, 'Add at least one line.'],
    [/^items$/, MISSING, 'Add at least one line.'],
    [/ocument(s\[\d+\])?\.number$/, MISFORMED, 'Write the three parts of the number, such as 001-001-000000123.'],
  ],
}

/** Sentences that have a value to tell, by their form. */
const FORMS: readonly [RegExp, (...values: string[]) => string][] = [
  [
    /^must be a decimal number of at most (\d+) digits before the point and (\d+) after it.* it is "-?\d+(?:\.\d+)?"/,
    (whole, places) => `Escriba un número de hasta ${whole} dígitos y ${places} decimales.`,
  ],
  [/^must be a decimal number|^must match pattern "\^-\?0\*/, () => 'Escriba un número, como 12,50.'],
  [
    /^must be 10 digits .* for NATIONAL_ID; it is "\d{13}"/,
    () => 'Tiene 13 dígitos, y una cédula tiene 10: si es un RUC, cambie el tipo a RUC.',
  ],
  [
    /^must be 13 digits .* for RUC; it is "\d{10}"/,
    () => 'Tiene 10 dígitos, y un RUC tiene 13: si es una cédula, cambie el tipo a Cédula.',
  ],
  [/^must be 10 digits .* for NATIONAL_ID/, () => 'Una cédula tiene 10 dígitos, como 1710034065: revíselos.'],
  [/^must be 13 digits .* for RUC/, () => 'Un RUC tiene 13 dígitos y termina en 001, como 1790012345001: revíselos.'],
  [/digits, but no access key/, () => 'La clave de acceso tiene un dígito equivocado: compárela con la del documento.'],
  [
    /is the access key of document (\S+) (\S+); copy that of (\S+) (\S+),/,
    (_code, number) => `Es la clave de acceso de otro documento, el ${number}: copie la de este.`,
  ],
  [
    /^The note gives back (\S+), and of invoice (\S+), which came to (\S+), (\S+) is left after other credit notes of (\S+)\.$/,
    (given, invoice, total, left, earlier) =>
      `La factura ${invoice} es de ${money(total ?? '')}${Number(earlier) > 0 ? `, ya tiene notas de crédito por ${money(earlier ?? '')} y quedan ${money(left ?? '')}` : ''}: esta nota devuelve ${money(given ?? '')}.`,
  ],
  [
    /^The note gives back (\S+); this line of the invoice has (\S+)\.$/,
    (given, invoiced) =>
      `La factura tiene ${number(invoiced ?? '')} en esta línea; la nota devuelve ${number(given ?? '')}.`,
  ],
  [
    /charged in dollars per unit: give the number of units/,
    () => 'Este ICE se cobra en dólares por unidad: escriba aquí cuántas unidades son.',
  ],
  [
    /^Code (\S+) is charged as a percentage and per unit; the amount says which is meant: (\S+) or (\S+)\.$/,
    (_code, one, other) =>
      `Este ICE puede ser porcentaje o por unidad: escriba el valor, ${money(one ?? '')} o ${money(other ?? '')}.`,
  ],
  [
    /^The payments add up to (-?\d+(?:\.\d+)?); the total is (-?\d+(?:\.\d+)?):/,
    (paid, total) => {
      const left = Number(total) - Number(paid)
      const what = left < 0 ? `sobran ${money(-left)}, baje un pago` : `faltan ${money(left)}, complete un pago`
      return `Los pagos suman ${money(paid)} y el total es ${money(total)}: ${what} o deje uno solo con el valor en blanco.`
    },
  ],
  [
    /^An invoice above (-?\d+(?:\.\d+)?) names its buyer.*comes to (-?\d+(?:\.\d+)?)/,
    (limit, total) => `Una factura de más de ${money(limit)} debe identificar al comprador; esta suma ${money(total)}.`,
  ],
  [
    /^The supporting document is dated after this one/,
    () => 'El documento tiene una fecha posterior a la de este comprobante.',
  ],
  [/^The transport starts before the issue date/, () => 'El viaje no puede empezar antes de la fecha de emisión.'],
  [/^The transport ends before it starts/, () => 'El viaje termina antes de empezar: corrija una de las fechas.'],
  [
    /^Subtotal and taxes come to (-?\d+(?:\.\d+)?); the total given is (-?\d+(?:\.\d+)?)/,
    (sum, total) => `El subtotal y los impuestos suman ${money(sum)} y el total es ${money(total)}: corrija uno.`,
  ],
  [
    /^Income tax is withheld of (-?\d+(?:\.\d+)?);.* such as (-?\d+(?:\.\d+)?)\./,
    (base, subtotal) =>
      `Se retiene renta sobre ${money(base)}: la base es como máximo el subtotal del documento, ${money(subtotal)}.`,
  ],
  [
    /^Value-added tax is withheld of (-?\d+(?:\.\d+)?); the document charged (-?\d+(?:\.\d+)?)/,
    (base, iva) => `Se retiene IVA sobre ${money(base)}, y el documento cobró ${money(iva)} de IVA: esa es la base.`,
  ],
  [/^Code (\S+) is withheld at (.+?) %/, (code, rates) => `El código ${code} se retiene al ${toldRates(rates)} %.`],
  [/^Code (\S+) needs the boxes/, (code) => `El código ${code} necesita el número de cajas y su precio.`],
  [
    /^Support code (\S+) pays dividends/,
    (code) => `El sustento ${code} es de dividendos: indique la fecha de pago, el ejercicio y el impuesto pagado.`,
  ],
  [
    /^Code (\S+) is seldom supported by document (\S+);/,
    (code, document) => `El sustento ${code} no suele ir con el documento ${document}. Se puede emitir.`,
  ],
  [/at most (\d+) characters/, (most) => `Escriba como máximo ${most} caracteres.`],
  [/must have at least (\d+)/, (least) => `Agregue al menos ${least}.`],
  [/at most (\d+) (?:entries|fields)/, (most) => `Como máximo ${most}.`],
  [
    /must be one of the value-added rates in force on (\d{4}-\d\d-\d\d):? (.*?)\.?(?:;|$)/,
    (issued, rates) => `Use un porcentaje de IVA vigente el ${day(issued ?? '')}: ${toldRates(rates)}.`,
  ],
  [/^must be at least 0/, () => 'Escriba un valor de cero o más.'],
]

/** Rates as a sentence of Spanish tells them: `1, 1.75` is `1 o 1,75`. */
function toldRates(rates = ''): string {
  const told = rates.split(', ').map((rate) => (/^\d+(\.\d+)?$/.test(rate) ? number(rate) : rate))
  return told.length < 2 ? told.join('') : `${told.slice(0, -1).join(', ')} o ${told.at(-1)}`
}

function spanishForm(message: string): string | undefined {
  for (const [form, say] of FORMS) {
    const match = form.exec(message)
    if (match !== null) return say(...match.slice(1))
  }
  return undefined
}

const SPANISH: Readonly<Record<string, string>> = {
  FLD_10001: 'Falta este dato.',
  FLD_10002: 'Este dato no va aquí.',
  FLD_10003: 'El dato no es del tipo que se espera.',
  FLD_10004: 'Elija una de las opciones.',
  FLD_10005: 'No tiene la forma que se espera; revíselo.',
  FLD_10006: 'Es demasiado largo o demasiado corto.',
  FLD_10007: 'El número está fuera de lo permitido.',
  FLD_10008: 'El número tiene demasiados decimales.',
  FLD_10009: 'Los datos no concuerdan entre sí.',
  DOC_10003: 'El texto tiene caracteres que un comprobante no admite; bórrelos.',
  DOC_10008: 'El comprobante es más grande de lo que el SRI acepta: divídalo en varios.',
  DOC_20004:
    'El descuento es mayor que la línea. Es un valor en dólares; si es un porcentaje, escríbalo con su signo, como 5%.',
  DOC_20005: 'Los pagos no suman el total.',
  DOC_20006: 'El total es demasiado grande para un comprobante.',
  DOC_20007: 'Los valores no concuerdan entre sí: corrija uno o deje en blanco el que se calcula.',
  DOC_30001: 'Ese porcentaje de IVA no está vigente en la fecha del comprobante.',
  DOC_30002: 'El código no está en la tabla del SRI o no está vigente en esa fecha.',
  DOC_30003: 'Ese impuesto no va en este comprobante o en esta línea: déjelo en blanco.',
  DOC_30004: 'El porcentaje no es el que corresponde al código.',
  DOC_30005: 'La devolución es de un IVA que no se cobra, o es mayor que el cobrado.',
  DOC_30006: 'Una factura negociable se paga, toda o en parte, con la forma 21 (endoso de títulos).',
  DOC_30007: 'El código no dice qué tipo de funda plástica es, como ICE-FPN-01.',
  DOC_30020: 'Las notas de crédito y de débito solo modifican facturas.',
  DOC_40001: 'La identificación no es válida: un RUC tiene 13 dígitos y termina en 001; una cédula tiene 10.',
  DOC_40002: 'Este comprobante necesita un cliente identificado: no puede ser consumidor final.',
  DOC_40003: 'El total supera lo que se puede facturar a consumidor final: identifique al comprador.',
  DOC_40004: 'El correo no es válido; si son varios, sepárelos con comas.',
  DOC_40005: 'Como máximo cinco correos.',
  DOC_40006: 'Un consumidor final no lleva identificación.',
  DOC_50001: 'Esa fecha no existe.',
  DOC_50002: 'La fecha está en el futuro: use la de hoy o una anterior.',
  DOC_50003: 'Las fechas no están en orden.',
  DOC_50005: 'La clave de acceso no es válida: son 49 dígitos.',
  DOC_50006: 'La fecha es de hace más de 90 días y el SRI no la acepta.',
  DOC_60001: 'Se retiene sobre más de lo que tiene el documento.',
  DOC_60002: 'Este sustento es de dividendos: indique la fecha de pago, el ejercicio y el impuesto pagado.',
  DOC_60003: 'Este código necesita el número de cajas y su precio.',
  DOC_60004: 'La autorización tiene 10, 37 o 49 dígitos: cópiela entera o déjela en blanco.',
  DOC_60005: 'El período fiscal no concuerda con las fechas: use el mes de emisión o déjelo en blanco.',
  DOC_90001: 'El último dígito no corresponde; compárelo con el documento del cliente. Se puede emitir.',
  DOC_90002: 'Ese porcentaje solo rige ciertos días que fija un decreto. Se puede emitir.',
  DOC_90003: 'El código no está en nuestra tabla. Se puede emitir si está seguro.',
  DOC_90004: 'El porcentaje no es el habitual de ese código. Se puede emitir si está seguro.',
  DOC_90005: 'La fecha es de hace más de 90 días: el SRI podría no aceptarla.',
  DOC_90006: 'La propina es más del diez por ciento del subtotal. Se puede emitir.',
  DOC_90007: 'La combinación es poco común. Se puede emitir si está seguro.',
  DOC_90008: 'El código y el ICE no dicen lo mismo de las fundas plásticas. Se puede emitir.',
  DOC_90020: 'No queda espacio para este dato en el comprobante; el correo se envía igual.',
  DOC_90021: 'El comprobante dirá CONSUMIDOR FINAL en lugar del nombre.',
  DOC_90022: 'Este comprobante no tiene lugar para este dato: no saldrá en él.',
}
