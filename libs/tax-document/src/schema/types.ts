import { type Text, words } from '@etax/kernel'

export type SimpleType = TextType | DecimalType

export interface TextType {
  kind: 'text'
  name: string
  /** The shortest text, in characters; absent if the pattern has the limit. */
  min?: number
  max?: number
  /** Alternatives for the whole value. */
  patterns?: readonly string[]
  /** The patterns in words: `thirteen digits, such as 1790012345001`. */
  form?: Text
}

export interface DecimalType {
  kind: 'decimal'
  name: string
  /** Maximum of significant digits, and of those after the point. */
  digits: number
  fraction: number
  signed?: true
  /** Written without trailing zeros, so that all digits may precede the point: 15, 150, 0.02. */
  shortest?: true
}

/** Not a form for messages: texts become one line before they are written. */
export const ONE_LINE = '[^\\n]*'

const matching = (name: string, ...patterns: string[]): TextType => ({ kind: 'text', name, patterns })
const written = (en: string, es: string, type: TextType): TextType => ({ ...type, form: words(en, es) })
const text = (max: number): TextType => ({ kind: 'text', name: `Text${max}`, min: 1, max, patterns: [ONE_LINE] })
const decimal = (name: string, digits: number, fraction: number): DecimalType => {
  return { kind: 'decimal', name, digits, fraction }
}

export const text10 = text(10)
export const text15 = text(15)
export const text20 = text(20)
export const text25 = text(25)
export const text30 = text(30)
export const text50 = text(50)
export const text64 = text(64)
export const text100 = text(100)
export const text300 = text(300)
/** In older schemas, values of additional fields may have several lines. */
export const lines300: TextType = { kind: 'text', name: 'Lines300', min: 1, max: 300 }
export const rise: TextType = { kind: 'text', name: 'Rise', min: 1, max: 40 }

export const environment = matching('Environment', '[12]')
export const emissionType = matching('EmissionType', '[12]')
export const ruc = written(
  'thirteen digits that end in 001, such as 1790012345001',
  'trece dígitos que terminan en 001, por ejemplo 1790012345001',
  matching('Ruc', '[0-9]{10}001'),
)
export const accessKey = written(
  '49 digits, such as 2111202601179001167400110010010000000011234567814',
  '49 dígitos, por ejemplo 2111202601179001167400110010010000000011234567814',
  matching('AccessKey', '[0-9]{49}'),
)
export const code2 = written('two digits, such as 01', 'dos dígitos, por ejemplo 01', matching('Code2', '[0-9]{2}'))
export const code2or3 = written(
  'two or three digits, such as 01',
  'dos o tres dígitos, por ejemplo 01',
  matching('Code2or3', '[0-9]{2,3}'),
)
export const code1to3 = written(
  'one to three digits, such as 327',
  'de uno a tres dígitos, por ejemplo 327',
  matching('Code1to3', '[0-9]{1,3}'),
)
export const branch = written(
  'three digits, such as 001',
  'tres dígitos, por ejemplo 001',
  matching('Branch', '[0-9]{3}'),
)
export const sequential = matching('Sequential', '[0-9]{9}')
export const printedNumber = written(
  'a number such as 001-001-000000001',
  'un número, por ejemplo 001-001-000000001',
  matching('PrintedNumber', '[0-9]{3}-[0-9]{3}-[0-9]{9}'),
)
export const plainNumber = matching('PlainNumber', '[0-9]{15}')
/** A document's number in orders: with or without dashes. */
export const anyNumber = written(
  'a number such as 001-001-000000001, with or without dashes',
  'un número, por ejemplo 001-001-000000001, con guiones o sin ellos',
  matching('AnyNumber', '[0-9]{3}-?[0-9]{3}-?[0-9]{9}'),
)
export const printedDate = matching('PrintedDate', '(0[1-9]|[12][0-9]|3[01])/(0[1-9]|1[012])/20[0-9][0-9]')
export const fiscalPeriod = written(
  'a month and a year, such as 11/2026',
  'un mes y un año, por ejemplo 11/2026',
  matching('FiscalPeriod', '(0[1-9]|1[012])/20[0-9][0-9]'),
)
/** Withholding 1.0.0 does not check the month. */
export const loosePeriod = matching('LoosePeriod', '[0-9]{2}/[0-9]{4}')
export const yesOrNo = matching('YesOrNo', 'SI|NO')
export const identificationType = matching('IdentificationType', '0[4-8]')
export const personOrCompany = matching('PersonOrCompany', '0[12]')
export const localOrAbroad = matching('LocalOrAbroad', '01|02')
export const country = written(
  "three digits of the authority's table of countries, such as 593",
  'tres dígitos de la tabla de países del SRI, por ejemplo 593',
  matching('Country', '[0-9]{3}'),
)
export const payingCountry = matching('PayingCountry', '[0-9]{3,4}')
export const incoterm: TextType = {
  kind: 'text',
  name: 'Incoterm',
  min: 1,
  max: 10,
  patterns: ['[A-Z]*'],
  form: words('capital letters, such as FOB', 'letras mayúsculas, por ejemplo FOB'),
}
export const exporter = matching('Exporter', 'EXPORTADOR')
export const paymentMethod = written(
  "a code of the authority's table 24: 01 (cash or another way outside the financial system), 15 to 18, 19 " +
    '(credit card), 20 (others through banks) or 21, such as 01',
  'un código de la tabla 24 del SRI: 01 (sin utilización del sistema financiero), 15 a 18, 19 (tarjeta de crédito), 20 (otros con utilización del sistema financiero) o 21, por ejemplo 01',
  matching('PaymentMethod', '0[1-9]|1[0-9]|2[01]'),
)
export const authorization = written(
  '10 to 49 digits, such as 1234567890',
  'de 10 a 49 dígitos, por ejemplo 1234567890',
  matching('Authorization', '[0-9]{10,49}'),
)
export const year = written('a year, such as 2026', 'un año, por ejemplo 2026', matching('Year', '(19|20)[0-9]{2}'))
export const boxes = written(
  'one to seven digits, such as 120',
  'de uno a siete dígitos, por ejemplo 120',
  matching('Boxes', '[0-9]{1,7}'),
)
export const wholeRate = matching('WholeRate', '[0-9]{1,4}')
export const compensationCode = matching('CompensationCode', '1')

export const withholdingAgent: TextType = {
  kind: 'text',
  name: 'WithholdingAgent',
  max: 8,
  patterns: ['[0-9]+'],
  form: words('digits, such as 1', 'números, por ejemplo 1'),
}
export const rimpe = matching('Rimpe', 'CONTRIBUYENTE (NEGOCIO POPULAR - )?RÉGIMEN RIMPE')
export const specialContributor: TextType = {
  kind: 'text',
  name: 'SpecialContributor',
  min: 3,
  max: 13,
  patterns: ['[A-Za-z0-9]*'],
  form: words('letters and digits, such as 5368', 'letras y números, por ejemplo 5368'),
}
/** Withholding 2.0.0 accepts shorter ones only. */
export const shortSpecialContributor: TextType = { ...specialContributor, name: 'ShortSpecialContributor', max: 5 }

export const saleTax = matching('SaleTax', '[235]')
export const settlementTax = matching('SettlementTax', '2')
export const rateCode = written(
  'one to four digits, such as 3031',
  'de uno a cuatro dígitos, por ejemplo 3031',
  matching('RateCode', '[0-9]{1,4}'),
)
export const presumptiveTax = matching('PresumptiveTax', '4')
export const withheldTax = matching('WithheldTax', '[126]')
export const anyDigit = matching('AnyDigit', '[0-9]')
export const withholdingCode: TextType = { kind: 'text', name: 'WithholdingCode', min: 1, max: 5, patterns: [ONE_LINE] }

export const money = decimal('Money', 14, 2)
export const signedMoney: DecimalType = { ...money, name: 'SignedMoney', signed: true }
/** Quantities and unit prices: six decimals since the versions .1.0, two before. */
export const fineAmount = decimal('FineAmount', 18, 6)
export const coarseAmount = decimal('CoarseAmount', 14, 2)
export const rate: DecimalType = { ...decimal('Rate', 4, 2), shortest: true }
export const presumptiveRate: DecimalType = { ...decimal('PresumptiveRate', 5, 2), shortest: true }
export const percentage: DecimalType = { ...decimal('Percentage', 3, 2), shortest: true }

/** Describes the form in words, without an example. */
export function decimalForm({ digits, fraction, shortest }: DecimalType): Text {
  if (shortest)
    return words(
      `a decimal number of at most ${digits} digits, at most ${fraction} of them after the point`,
      `un número decimal de a lo sumo ${digits} cifras, a lo sumo ${fraction} de ellas después del punto`,
    )
  return words(
    `a decimal number of at most ${digits - fraction} digits before the point and ${fraction} after it`,
    `un número decimal de a lo sumo ${digits - fraction} cifras antes del punto y ${fraction} después`,
  )
}
