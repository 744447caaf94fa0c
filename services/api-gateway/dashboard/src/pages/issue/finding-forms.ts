import type { Language } from '../../words/first-language.ts'
import { formatsOf } from '../../words/formats-of.ts'

type Say = (...values: string[]) => string

const [ES, EN] = [formatsOf('es'), formatsOf('en')]

/** A sentence of the API that has a value to tell, in short; nothing for one of another form. */
export function formedSentence(message: string, language: Language): string | undefined {
  for (const [form, es, en] of FORMS) {
    const match = form.exec(message)
    if (match !== null) return (language === 'es' ? es : en)(...match.slice(1))
  }
  return undefined
}

/** A percentage of dollars, or dollars for each of a number of bottles or units. */
function atRate(rate: string, unit: string, language: Language): string {
  if (unit === '%') return language === 'es' ? `Al ${ES.rate(rate)}` : `At ${EN.rate(rate)}`
  return language === 'es' ? `A ${ES.money(rate)} por unidad` : `At ${EN.money(rate)} for each`
}

function baseIn(base: string, unit: string, language: Language): string {
  const formats = language === 'es' ? ES : EN
  if (unit === '%') return formats.money(base)
  return `${formats.number(base)} ${language === 'es' ? 'unidades' : 'units'}`
}

const FORMS: readonly (readonly [form: RegExp, es: Say, en: Say])[] = [
  [
    /^must be a decimal number of at most (\d+) digits before the point and (\d+) after it.* it is "-?\d+(?:\.\d+)?"/,
    (whole, places) => `Escriba un número de hasta ${whole} dígitos y ${places} decimales.`,
    (whole, places) => `Write a number of up to ${whole} digits and ${places} decimals.`,
  ],
  [
    /^must be a decimal number|^must match pattern "\^-\?0\*/,
    () => 'Escriba un número, como 12,50.',
    () => 'Write a number, such as 12.50.',
  ],
  [
    /^must be 10 digits .* for NATIONAL_ID; it is "\d{13}"/,
    () => 'Tiene 13 dígitos, y una cédula tiene 10: si es un RUC, cambie el tipo a RUC.',
    () => 'It has 13 digits, and a national id has 10: if it is a RUC, change the type to RUC.',
  ],
  [
    /^must be 13 digits .* for RUC; it is "\d{10}"/,
    () => 'Tiene 10 dígitos, y un RUC tiene 13: si es una cédula, cambie el tipo a Cédula.',
    () => 'It has 10 digits, and a RUC has 13: if it is a national id, change the type to National id.',
  ],
  [
    /^must be 10 digits .* for NATIONAL_ID/,
    () => 'Una cédula tiene 10 dígitos, como 1710034065: revíselos.',
    () => 'A national id has 10 digits, such as 1710034065: look at them again.',
  ],
  [
    /^must be 13 digits .* for RUC/,
    () => 'Un RUC tiene 13 dígitos y termina en 001, como 1790012345001: revíselos.',
    () => 'A RUC has 13 digits and ends in 001, such as 1790012345001: look at them again.',
  ],
  [
    /digits, but no access key/,
    () => 'La clave de acceso tiene un dígito equivocado: compárela con la del documento.',
    () => 'The access key has a wrong digit: compare it with that of the document.',
  ],
  [
    /is the access key of document (\S+) (\S+); copy that of (\S+) (\S+),/,
    (_code, number) => `Es la clave de acceso de otro documento, el ${number}: copie la de este.`,
    (_code, number) => `It is the access key of another document, ${number}: copy that of this one.`,
  ],
  [
    /^The note gives back (\S+), and of invoice (\S+), which came to (\S+), (\S+) is left after other credit notes of (\S+)\.$/,
    (given, invoice, total, left, earlier) =>
      `La factura ${invoice} es de ${ES.money(total)}${Number(earlier) > 0 ? `, ya tiene notas de crédito por ${ES.money(earlier)} y quedan ${ES.money(left)}` : ''}: esta nota devuelve ${ES.money(given)}.`,
    (given, invoice, total, left, earlier) =>
      `Invoice ${invoice} is of ${EN.money(total)}${Number(earlier) > 0 ? `, has credit notes of ${EN.money(earlier)}, and ${EN.money(left)} is left` : ''}: this note gives back ${EN.money(given)}.`,
  ],
  [
    /^The note gives back (\S+); this line of the invoice has (\S+)\.$/,
    (given, invoiced) => `La factura tiene ${ES.number(invoiced)} en esta línea; la nota devuelve ${ES.number(given)}.`,
    (given, invoiced) =>
      `The invoice has ${EN.number(invoiced)} in this line; the note gives back ${EN.number(given)}.`,
  ],
  [
    /^The note gives back (\S+) of tax \S+, rate code \S+ \((\S+) (%|dollars a \w+)\), on (\S+); invoice (\S+) had (\S+) of it on (\S+), of which (\S+) on (\S+) is left/,
    (given, rate, unit, base, invoice, had, hadBase, left, leftBase) =>
      `${atRate(rate, unit, 'es')} la nota devuelve ${ES.money(given)} de impuesto sobre ${baseIn(base, unit, 'es')}; la factura ${invoice} cobró ${ES.money(had)} sobre ${baseIn(hadBase, unit, 'es')}, y quedan ${ES.money(left)} sobre ${baseIn(leftBase, unit, 'es')}.`,
    (given, rate, unit, base, invoice, had, hadBase, left, leftBase) =>
      `${atRate(rate, unit, 'en')} the note gives back ${EN.money(given)} of tax on ${baseIn(base, unit, 'en')}; invoice ${invoice} charged ${EN.money(had)} on ${baseIn(hadBase, unit, 'en')}, and ${EN.money(left)} on ${baseIn(leftBase, unit, 'en')} is left.`,
  ],
  [
    /^Document (\S+) (\S+) of (\S+) is withheld from already, in receipt (\S+) of (\d{4}-\d\d-\d\d)/,
    (_code, number, supplier, receipt, issued) =>
      `Del documento ${number} de ${supplier} ya se retuvo en el comprobante ${receipt} del ${ES.day(issued)}. Se puede emitir si está seguro.`,
    (_code, number, supplier, receipt, issued) =>
      `Document ${number} of ${supplier} is withheld from already, in receipt ${receipt} of ${EN.day(issued)}. It can be issued if you are sure.`,
  ],
  [
    /^(\d{13}) is the registry number of a company or a public body/,
    (ruc) => `El RUC ${ruc} es de una compañía o entidad pública, que emite facturas: pídale una. Se puede emitir.`,
    (ruc) => `RUC ${ruc} is that of a company or a public body, which invoices: ask for an invoice. It can be issued.`,
  ],
  [
    /^The document is of (\S+), and its withholding of (\S+), another year/,
    (day, issued) =>
      `El documento es del ${ES.day(day)} y la retención del ${ES.day(issued)}, otro año. Se puede emitir.`,
    (day, issued) =>
      `The document is of ${EN.day(day)} and its withholding of ${EN.day(issued)}, another year. It can be issued.`,
  ],
  [
    /^The document is of (\S+), (\d+) days before its withholding; it is withheld from within (\d+)/,
    (day, age, most) =>
      `El documento es del ${ES.day(day)}, ${age} días antes de la retención: el plazo es de ${most} días. Se puede emitir.`,
    (day, age, most) =>
      `The document is of ${EN.day(day)}, ${age} days before its withholding, which is due within ${most}. It can be issued.`,
  ],
  [
    /^Without payments all of (\S+) is written with method 01, .* beyond (\S+):/,
    (total, limit) =>
      `Sin formas de pago, los ${ES.money(total)} saldrán como pagados sin el sistema financiero, lo que puede ser observado desde ${ES.money(limit)}: indique cómo se pagó.`,
    (total, limit) =>
      `Without payments all of ${EN.money(total)} is written as paid without banks, which may be questioned beyond ${EN.money(limit)}: write how it was paid.`,
  ],
  [
    /^Tax on money leaving the country is withheld, and the payment is local/,
    () => 'Se retiene el impuesto a la salida de divisas y el pago es local: indique a qué país se pagó.',
    () => 'Tax on money leaving the country is withheld, and the payment is local: write the country it was paid to.',
  ],
  [
    /^It is (\d+), Ecuador itself: a payment abroad/,
    (code) => `El país ${code} es Ecuador: un pago al exterior va a otro país.`,
    (code) => `Country ${code} is Ecuador: a payment abroad is made to another country.`,
  ],
  [
    /^It is (\d+), Ecuador itself: goods are sold abroad/,
    (code) => `El país ${code} es Ecuador: una exportación va a otro país.`,
    (code) => `Country ${code} is Ecuador: a sale abroad goes to another country.`,
  ],
  [
    /^(.+) is no incoterm;/,
    (term) => `${term} no es un incoterm; lo son FOB, CIF y EXW, entre otros.`,
    (term) => `${term} is no incoterm; ones such as FOB, CIF and EXW are.`,
  ],
  [
    /^Value-added tax of (\S+) is charged on a sale abroad/,
    (tax) => `La exportación cobra ${ES.money(tax)} de IVA; su tarifa es 0 %.`,
    (tax) => `The sale abroad charges ${EN.money(tax)} of IVA; its rate is 0%.`,
  ],
  [
    /^The subject, (\S+), is the issuer: .* rests on document (\d+), not on (\S+)\./,
    (subject, own, code) =>
      `El sujeto ${subject} es usted mismo: una autorretención se sustenta en el documento ${own}, no en el ${code}.`,
    (subject, own, code) =>
      `The subject, ${subject}, is yourself: a withholding from oneself rests on document ${own}, not on ${code}.`,
  ],
  [
    /^Document (\d+) is a withholding from oneself, and the subject is (\S+):/,
    (own, subject) =>
      `El documento ${own} es la propia autorretención y el sujeto es ${subject}: indique el documento de él, como 01.`,
    (own, subject) =>
      `Document ${own} is a withholding from oneself, and the subject is ${subject}: write the document of the subject, such as 01.`,
  ],
  [
    /charged in dollars per unit: give the number of units/,
    () => 'Este ICE se cobra en dólares por unidad: escriba aquí cuántas unidades son.',
    () => 'This excise is charged in dollars per unit: write here how many units there are.',
  ],
  [
    /^Code (\S+) is charged as a percentage and per unit; the amount says which is meant: (\S+) or (\S+)\.$/,
    (_code, one, other) =>
      `Este ICE puede ser porcentaje o por unidad: escriba el valor, ${ES.money(one)} o ${ES.money(other)}.`,
    (_code, one, other) =>
      `This excise may be a percentage or per unit: write the amount, ${EN.money(one)} or ${EN.money(other)}.`,
  ],
  [
    /^The payments add up to (-?\d+(?:\.\d+)?); the total is (-?\d+(?:\.\d+)?)(?::| by )/,
    (paid, total) => {
      const left = Number(total) - Number(paid)
      const what = left < 0 ? `sobran ${ES.money(-left)}, baje un pago` : `faltan ${ES.money(left)}, complete un pago`
      return `Los pagos suman ${ES.money(paid)} y el total es ${ES.money(total)}: ${what} o deje uno solo con el valor en blanco.`
    },
    (paid, total) => {
      const left = Number(total) - Number(paid)
      const what = left < 0 ? `${EN.money(-left)} too much, lower one` : `${EN.money(left)} is left, raise one`
      return `The payments add up to ${EN.money(paid)} and the total is ${EN.money(total)}: ${what}, or keep a single one with its amount blank.`
    },
  ],
  [
    /^An invoice above (-?\d+(?:\.\d+)?) names its buyer.*comes to (-?\d+(?:\.\d+)?)/,
    (limit, total) =>
      `Una factura de más de ${ES.money(limit)} debe identificar al comprador; esta suma ${ES.money(total)}.`,
    (limit, total) => `An invoice above ${EN.money(limit)} names its buyer; this one comes to ${EN.money(total)}.`,
  ],
  [
    /^The supporting document is dated after this one/,
    () => 'El documento tiene una fecha posterior a la de este comprobante.',
    () => 'The document is dated after this one.',
  ],
  [
    /^The transport starts before the issue date/,
    () => 'El viaje no puede empezar antes de la fecha de emisión.',
    () => 'The journey cannot start before the issue date.',
  ],
  [
    /^The transport ends before it starts/,
    () => 'El viaje termina antes de empezar: corrija una de las fechas.',
    () => 'The journey ends before it starts: correct one of the dates.',
  ],
  [
    /^Subtotal and taxes come to (-?\d+(?:\.\d+)?); the total given is (-?\d+(?:\.\d+)?)/,
    (sum, total) => `El subtotal y los impuestos suman ${ES.money(sum)} y el total es ${ES.money(total)}: corrija uno.`,
    (sum, total) => `Subtotal and taxes come to ${EN.money(sum)} and the total is ${EN.money(total)}: correct one.`,
  ],
  [
    /^Income tax is withheld of (-?\d+(?:\.\d+)?);.* such as (-?\d+(?:\.\d+)?)\./,
    (base, subtotal) =>
      `Se retiene renta sobre ${ES.money(base)}: la base es como máximo el subtotal del documento, ${ES.money(subtotal)}.`,
    (base, subtotal) =>
      `Income tax is withheld of ${EN.money(base)}: the base is at most the subtotal of the document, ${EN.money(subtotal)}.`,
  ],
  [
    /^Value-added tax is withheld of (-?\d+(?:\.\d+)?); the document charged (-?\d+(?:\.\d+)?)/,
    (base, iva) =>
      `Se retiene IVA sobre ${ES.money(base)}, y el documento cobró ${ES.money(iva)} de IVA: esa es la base.`,
    (base, iva) =>
      `IVA is withheld of ${EN.money(base)}, and the document charged ${EN.money(iva)} of IVA: that is the base.`,
  ],
  [
    /^Code (\S+) is withheld at (.+?) %/,
    (code, rates) => `El código ${code} se retiene al ${listed(rates, 'es')} %.`,
    (code, rates) => `Code ${code} is withheld at ${listed(rates, 'en')}%.`,
  ],
  [
    /^Code (\S+) needs the boxes/,
    (code) => `El código ${code} necesita el número de cajas y su precio.`,
    (code) => `Code ${code} needs the number of boxes and their price.`,
  ],
  [
    /^Support code (\S+) pays dividends/,
    (code) => `El sustento ${code} es de dividendos: indique la fecha de pago, el ejercicio y el impuesto pagado.`,
    (code) => `Support code ${code} is for dividends: give the day of payment, the fiscal year and the tax paid.`,
  ],
  [
    /^Code (\S+) is seldom supported by document (\S+);/,
    (code, document) => `El sustento ${code} no suele ir con el documento ${document}. Se puede emitir.`,
    (code, document) => `Support code ${code} seldom goes with document ${document}. It can be issued.`,
  ],
  [
    /at most (\d+) characters/,
    (most) => `Escriba como máximo ${most} caracteres.`,
    (most) => `Write at most ${most} characters.`,
  ],
  [/must have at least (\d+)/, (least) => `Agregue al menos ${least}.`, (least) => `Add at least ${least}.`],
  [/at most (\d+) (?:entries|fields)/, (most) => `Como máximo ${most}.`, (most) => `At most ${most}.`],
  [
    /must be one of the value-added rates in force on (\d{4}-\d\d-\d\d):? (.*?)\.?(?:;|$)/,
    (issued, rates) => `Use un porcentaje de IVA vigente el ${ES.day(issued)}: ${listed(rates, 'es')}.`,
    (issued, rates) => `Use a rate of IVA in force on ${EN.day(issued)}: ${listed(rates, 'en')}.`,
  ],
  [
    /^must be (\d+) to (\d+) digits/,
    (least, most) => `Escriba de ${least} a ${most} dígitos.`,
    (least, most) => `Write ${least} to ${most} digits.`,
  ],
  [
    /^must be a month and a year, such as (\S+?);/,
    (month) => `Escriba el mes y el año, como ${month}.`,
    (month) => `Write the month and the year, such as ${month}.`,
  ],
  [
    /^must be capital letters, such as (\S+?);/,
    (letters) => `Escriba letras mayúsculas, como ${letters}.`,
    (letters) => `Write capital letters, such as ${letters}.`,
  ],
  [/^must be at least 0/, () => 'Escriba un valor de cero o más.', () => 'Write zero or more.'],
]

/** Rates as a sentence tells them: `1, 1.75` is `1 o 1,75` in Spanish. */
function listed(rates = '', language: Language): string {
  const { number } = language === 'es' ? ES : EN
  const told = rates.split(', ').map((rate) => (/^\d+(\.\d+)?$/.test(rate) ? number(rate) : rate))
  if (told.length < 2) return told.join('')
  return `${told.slice(0, -1).join(', ')} ${language === 'es' ? 'o' : 'or'} ${told.at(-1)}`
}
