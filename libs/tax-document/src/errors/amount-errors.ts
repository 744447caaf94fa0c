import { byReason, declared, fixed, sentence } from './declared.ts'
import { claimedTax, payments, taxedMore } from './shared-sentences.ts'

const TOO_LARGE = {
  en: 'The total is too large: a document has 12 digits before the point. Split the order into several.',
  es: 'El total es demasiado grande para un comprobante, que admite 12 cifras antes del punto: divida la orden en varias.',
}

const paymentsOff = byReason({
  payments,
  paymentsOfOrder: sentence<{ paid: string; total: string }>(
    ({ paid, total }) =>
      `The payments add up to ${paid}; the total is ${total}: pay all of it, or leave the payments out.`,
    ({ paid, total }) => `Los pagos suman ${paid}; el total es ${total}: pague todo, o no envíe los pagos.`,
  ),
  paymentsByRounding: sentence<{
    paid: string
    total: string
    taxRounding: string
    other: { total: string; taxRounding: string }
  }>(
    ({ paid, total, taxRounding, other }) =>
      `The payments add up to ${paid}; the total is ${total} by taxRounding ${taxRounding}, and ${other.total} by ${other.taxRounding}: pay all of it, leave the payments out, or send "taxRounding": "${other.taxRounding}".`,
    ({ paid, total, taxRounding, other }) =>
      `Los pagos suman ${paid}; el total es ${total} con taxRounding ${taxRounding}, y ${other.total} con ${other.taxRounding}: pague todo, no envíe los pagos, o envíe "taxRounding": "${other.taxRounding}".`,
  ),
})

const disagreements = byReason({
  claimedTax,
  taxedMore,
  claimed: sentence<{ claimed: string; charged: string }>(
    ({ claimed, charged }) => `The documents claimed back add up to ${claimed}; the document charges ${charged}.`,
    ({ claimed, charged }) => `Los reembolsos suman ${claimed}; el comprobante cobra ${charged}.`,
  ),
  claimedInOrder: sentence<{ claimed: string; charged: string }>(
    ({ claimed, charged }) =>
      `The documents claimed back add up to ${claimed}; the document charges ${charged}. Charge them as items, without value-added tax (IVA_NOT_SUBJECT).`,
    ({ claimed, charged }) =>
      `Los reembolsos suman ${claimed}; el comprobante cobra ${charged}. Cóbrelos como ítems, sin IVA (IVA_NOT_SUBJECT).`,
  ),
  subsidy: sentence<{ without: string; price: string }>(
    ({ without, price }) => `${without} is less than the price with the subsidy, ${price}.`,
    ({ without, price }) => `${without} es menos que el precio con el subsidio, ${price}.`,
  ),
  subsidyInOrder: sentence<{ price: string }>(
    ({ price }) => `must be at least the price with the subsidy, such as ${price}`,
    ({ price }) => `debe ser al menos el precio con el subsidio, como ${price}`,
  ),
  bottles: sentence<{ base: string; whole: string }>(
    ({ base, whole }) => `It is ${base}, which is the number of bottles: it must be whole, such as ${whole}.`,
    ({ base, whole }) => `Es ${base}, que es el número de botellas: debe ser entero, como ${whole}.`,
  ),
  bottlesInOrder: sentence<{ amount: string; rate: string; bottles: string; due: string }>(
    ({ amount, rate, bottles, due }) =>
      `It is ${amount}; at ${rate} a bottle this is not a whole number of bottles: ${bottles} would be ${due}. Send a multiple of ${rate}, such as 0.24.`,
    ({ amount, rate, bottles, due }) =>
      `Es ${amount}, que a ${rate} por botella no es un número entero de botellas: ${bottles} serían ${due}. Envíe un múltiplo de ${rate}, como 0.24.`,
  ),
  refund: sentence<{ refund: string; charged: string }>(
    ({ refund, charged }) => `${refund} is more than the tax, which is ${charged}.`,
    ({ refund, charged }) => `${refund} es más que el impuesto, que es ${charged}.`,
  ),
  besideAccessKey: sentence<{ given: string; right: string }>(
    ({ given, right }) =>
      `It is ${given}; the access key has another value: leave it out, or send the value of the key, such as ${right}.`,
    ({ given, right }) =>
      `Es ${given}; la clave de acceso dice otra cosa: no lo envíe junto a la clave, o envíe lo que ella dice, como ${right}.`,
  ),
  treaty: fixed(
    'It is asked only where no treaty applies (aplicConvDobTrib NO).',
    'Se pide solo donde no se aplica un convenio (aplicConvDobTrib NO).',
  ),
  treatyInOrder: fixed('It is asked only where no treaty applies.', 'Se pide solo donde no se aplica un convenio.'),
  paidAbroad: sentence<{ element: string }>(
    ({ element }) => `A payment abroad (02) also needs ${element}.`,
    ({ element }) => `Un pago al exterior (02) necesita también ${element}.`,
  ),
  percentage: sentence<{ rate: string }>(
    ({ rate }) => `It is ${rate}; a percentage is 100 at most, such as 1.75.`,
    ({ rate }) => `Es ${rate}; un porcentaje es 100 como máximo, por ejemplo 1.75.`,
  ),
  withheldTwice: sentence<{ code: string; number: string; supportCode: string }>(
    ({ code, number, supportCode }) =>
      `The order already withholds code ${code} from document ${number}, with support code ${supportCode}: send the document once, with each code once, such as 312 of income tax and 1 of IVA.`,
    ({ code, number, supportCode }) =>
      `El código ${code} ya se retiene del documento ${number}, con el sustento ${supportCode}: ponga el documento una vez, con cada código una vez, como 312 de renta y 1 de IVA.`,
  ),
  supportTotal: sentence<{ sum: string; total: string }>(
    ({ sum, total }) => `Subtotal and taxes add up to ${sum}; the sent total is ${total}: correct one of them.`,
    ({ sum, total }) => `El subtotal y los impuestos suman ${sum}; el total dado es ${total}: corrija uno de los dos.`,
  ),
  excise: sentence<{ rate: string; base: string; amount: string; percentage?: string; perUnit?: string }>(
    ({ rate, base, amount, percentage, perUnit }) => {
      const sums = [
        ...(percentage === undefined ? [] : [`${rate}% of ${base} is ${percentage}`]),
        ...(perUnit === undefined ? [] : [`${base} units at ${rate} are ${perUnit}`]),
      ]
      return `${sums.join(', and ')}; the amount given is ${amount}.`
    },
    ({ rate, base, amount, percentage, perUnit }) => {
      const sums = [
        ...(percentage === undefined ? [] : [`El ${rate} % de ${base} es ${percentage}`]),
        ...(perUnit === undefined ? [] : [`${base} unidades a ${rate} son ${perUnit}`]),
      ]
      return `${sums.join(', y ')}; el valor dado es ${amount}.`
    },
  ),
  exciseOfLine: sentence<{ rate: string; base: string; form: 'PERCENTAGE' | 'PER_UNIT'; due: string; amount: string }>(
    ({ rate, base, form, due, amount }) =>
      `${form === 'PERCENTAGE' ? `${rate}% of the line, ${base},` : `${rate} for each of ${base}`} is ${due}; the amount given is ${amount}. Leave one of them out, or give the base too.`,
    ({ rate, base, form, due, amount }) =>
      `${form === 'PERCENTAGE' ? `El ${rate} % de la línea, ${base},` : `${rate} por cada uno de ${base}`} es ${due}; el valor dado es ${amount}. Envíe solo uno de los dos, o también la base.`,
  ),
  excisePrinted: sentence<{ amount: string; rate: string; subtotal: string; price?: string; example: string }>(
    ({ amount, rate, subtotal, price, example }) =>
      `An excise of ${amount} is not ${rate}% of the line, ${subtotal}, ${price === undefined ? 'and may be dollars per unit' : `nor units at ${price}`}. Give base and rate that multiply out to it, such as ${example}.`,
    ({ amount, rate, subtotal, price, example }) =>
      `Un ICE de ${amount} no es el ${rate} % de la línea, ${subtotal}, ${price === undefined ? 'y puede ser en dólares por unidad' : `ni unidades a ${price}`}. Envíe una base y una tarifa que lo den al multiplicarse, como ${example}.`,
  ),
  excisePercentage: sentence<{ amount: string; subtotal: string; example: string }>(
    ({ amount, subtotal, example }) =>
      `An excise of ${amount} is not a percentage with two decimals of the line, ${subtotal}. Send a base and a rate whose product is this amount, such as ${example}.`,
    ({ amount, subtotal, example }) =>
      `Un ICE de ${amount} no es un porcentaje de la línea, ${subtotal}, con dos decimales. Envíe una base y una tarifa que lo den al multiplicarse, como ${example}.`,
  ),
  excisePerUnit: sentence<{ amount: string; quantity: string; example: string }>(
    ({ amount, quantity, example }) =>
      `An excise of ${amount} is not a price with two decimals for each of ${quantity}. Send a base and a rate whose product is this amount, such as ${example}.`,
    ({ amount, quantity, example }) =>
      `Un ICE de ${amount} no es un precio de dos decimales por cada uno de ${quantity}. Envíe una base y una tarifa que lo den al multiplicarse, como ${example}.`,
  ),
})

export const amountErrors = {
  discountAboveLine: declared('DOC_20004', {
    en: {
      message:
        'The discount is larger than the line. It must be an amount, at most quantity times price, such as 1.50.',
      cause: 'The discount of an item is more than its quantity times its price.',
      remedy: 'Lower the discount: it is an amount for the whole line, not a percentage.',
    },
    es: {
      message: 'El descuento es mayor que la línea: debe ser un valor de hasta cantidad por precio, como 1.50.',
      cause: 'El descuento de un ítem es mayor que su cantidad por su precio.',
      remedy: 'Baje el descuento: es un valor por toda la línea, no un porcentaje.',
    },
  }),
  paymentsOffTotal: declared(
    'DOC_20005',
    {
      en: {
        message: 'The payments do not add up to the total: pay all of it, or leave the payments out.',
        cause: 'The payments do not add up to the total of the document.',
        remedy: 'Pay the total in the message, or leave the payments out.',
      },
      es: {
        message: 'Los pagos no suman el total: pague todo, o no envíe los pagos.',
        cause: 'Los valores de los pagos enviados no suman el total del comprobante.',
        remedy: 'Pague el total que dice el mensaje, o no envíe los pagos.',
      },
    },
    paymentsOff,
  ),
  totalTooLarge: declared(
    'DOC_20006',
    {
      en: {
        message: TOO_LARGE.en,
        cause: 'A computed amount has more digits than its element in the document.',
        remedy: 'Split the order into several documents.',
      },
      es: {
        message: TOO_LARGE.es,
        cause: 'Un valor calculado de los enviados tiene más cifras que su elemento en el comprobante.',
        remedy: 'Divida la orden en varios comprobantes.',
      },
    },
    sentence<{ element?: string }>(
      ({ element }) =>
        element === undefined
          ? TOO_LARGE.en
          : `A document has no place for ${element}, computed from the sent amounts.`,
      ({ element }) =>
        element === undefined
          ? TOO_LARGE.es
          : `En un comprobante no cabe ${element}, calculado de los valores enviados.`,
    ),
  ),
  amountsDisagree: declared(
    'DOC_20007',
    {
      en: {
        message: 'The amounts contradict each other: correct one, or leave out the one that can be computed.',
        cause: 'Two members of the order contradict each other.',
        remedy: 'Correct one of them, or leave out the one that can be computed.',
      },
      es: {
        message: 'Los valores enviados no concuerdan entre sí: corrija uno, o no envíe el que se puede calcular.',
        cause: 'Dos datos de la orden se contradicen.',
        remedy: 'Corrija uno de ellos, o no envíe el que se puede calcular.',
      },
    },
    disagreements,
  ),
}
