import { anyOf, sentence } from './declared.ts'

// Sentences of several codes: the same finding may be an error or a warning.

export const sum = sentence<{ written: string; expected: string }>(
  ({ written, expected }) =>
    `It is ${written}; its parts come to ${expected}: write their sum or product, such as ${expected}.`,
  ({ written, expected }) => `Es ${written}; sus partes dan ${expected}: escriba su suma o producto, como ${expected}.`,
)

export const payments = sentence<{ paid: string; total: string }>(
  ({ paid, total }) => `The payments add up to ${paid}; the total is ${total}.`,
  ({ paid, total }) => `Los pagos suman ${paid}; el total es ${total}.`,
)

export const missingTotal = sentence<{ tax: string; rateCode: string }>(
  ({ tax, rateCode }) => `There is no total for tax ${tax}, rate ${rateCode}.`,
  ({ tax, rateCode }) => `No hay un total del impuesto ${tax}, tarifa ${rateCode}.`,
)

export const claimedTax = sentence<{
  amount: string
  rate: string
  form: 'PERCENTAGE' | 'PER_UNIT'
  base: string
  due: string
}>(
  ({ amount, rate, form, base, due }) =>
    `It is ${amount}; ${rate}${form === 'PERCENTAGE' ? '% of' : ' for each of'} ${base} is ${due}. Send what follows from the base, such as ${due}, or leave it out.`,
  ({ amount, rate, form, base, due }) =>
    `Es ${amount}; ${form === 'PERCENTAGE' ? `el ${rate} % de ${base}` : `${rate} por cada uno de ${base}`} es ${due}. Envíe lo que resulta de la base, como ${due}, o no lo envíe.`,
)

export const taxedMore = sentence<{ taxed: string; most: string; subtotal?: string }>(
  ({ taxed, most, subtotal }) =>
    `Value-added tax was charged on ${taxed}, which is more than ${subtotal === undefined ? `subtotal and excise, ${most}` : `the subtotal, ${subtotal}`}: the bases come to that at most, such as ${most}.`,
  ({ taxed, most, subtotal }) =>
    `Se cobró IVA sobre ${taxed}, que es más que ${subtotal === undefined ? `el subtotal y el ICE, ${most}` : `el subtotal, ${subtotal}`}: las bases suman eso como máximo, por ejemplo ${most}.`,
)

export const incomeBase = sentence<{ base: string; subtotal: string }>(
  ({ base, subtotal }) =>
    `The base of the withheld income tax is ${base}; it should be the document's subtotal, such as ${subtotal} here.`,
  ({ base, subtotal }) =>
    `Se retiene renta sobre ${base}; la base debería ser el subtotal del documento, como ${subtotal} aquí.`,
)

export const withheldAt = sentence<{ code: string; rates: readonly string[] }>(
  ({ code, rates }) =>
    `Code ${code} is withheld at ${rates.join(', ')} %: send one of these percentages, such as ${rates[0]}.`,
  ({ code, rates }) =>
    `El código ${code} se retiene al ${anyOf(rates, 'es')} %; el porcentaje debe ser uno de los suyos, como ${rates[0]}.`,
)

const ONE_KEY = '2111202601179001167400110010010000000011234567814'

export const authorization = {
  authorizationLength: sentence<{ authorization: string; digits: number }>(
    ({ authorization, digits }) =>
      `It is ${authorization}, ${digits} digits; an authorization has 10 (printed, such as 1234567890), 37 or 49 (an access key).`,
    ({ authorization, digits }) =>
      `Es ${authorization}, de ${digits} dígitos; una autorización tiene 10 (impresa, como 1234567890), 37 o 49 (una clave de acceso).`,
  ),
  authorizationNoKey: sentence<{ authorization: string }>(
    ({ authorization }) =>
      `It is ${authorization}: 49 digits, but no access key, such as ${ONE_KEY}: its check digit or a part of it is wrong.`,
    ({ authorization }) =>
      `Es ${authorization}: 49 dígitos, pero no una clave de acceso, como ${ONE_KEY}: su dígito verificador o una de sus partes está mal.`,
  ),
  authorizationOfAnother: sentence<{
    authorization: string
    of: { code: string; number: string }
    code: string
    number: string
  }>(
    ({ authorization, of, code, number }) =>
      `${authorization} is the access key of document ${of.code} ${of.number}; copy that of ${code} ${number}, 49 digits such as ${ONE_KEY}.`,
    ({ authorization, of, code, number }) =>
      `${authorization} es la clave de acceso del documento ${of.code} ${of.number}; copie la de ${code} ${number}, 49 dígitos como ${ONE_KEY}.`,
  ),
}

export const barredBags = {
  bagUnnamed: sentence<{ code: string; excise: string; codes: readonly string[] }>(
    ({ code, excise, codes }) => `It is ${code}; with excise ${excise} it must be one of ${codes.join(', ')}.`,
    ({ code, excise, codes }) => `Es ${code}; con el ICE ${excise} debe ser uno de ${codes.join(', ')}.`,
  ),
  exemptBagCharged: sentence<{ code: string; amount: string }>(
    ({ code, amount }) =>
      `It is ${code}, exempt bags, and excise of ${amount} is charged: give rate 0, or another code, such as ICE-FPN-01.`,
    ({ code, amount }) =>
      `Es ${code}, fundas exentas, y se cobra un ICE de ${amount}: ponga la tarifa 0, u otro código, como ICE-FPN-01.`,
  ),
}
