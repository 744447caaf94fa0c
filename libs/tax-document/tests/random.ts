import type { Fields, Node, Shape } from '../src/schema/shape.ts'
import type { DecimalType, SimpleType, TextType } from '../src/schema/types.ts'

/** Repeatable random numbers: the same seed makes the same documents. */
export interface Chance {
  /** Returns a number from 0 to n − 1. */
  below: (n: number) => number
  /** True about once in n. */
  once: (n: number) => boolean
  pick: <T>(from: readonly T[]) => T
}

/** Mulberry32: small, fast, and good enough here. */
export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    below,
    once: (n) => below(n) === 0,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
  }
}

const SAMPLES: Record<string, readonly string[]> = {
  Environment: ['1', '2'],
  EmissionType: ['1', '2'],
  Ruc: ['1790011674001', '0000000000001'],
  AccessKey: ['2111202601179001167400110010010000000011234567814'],
  Code2: ['01', '99'],
  Code2or3: ['01', '294'],
  Code1to3: ['1', '12', '344'],
  Branch: ['001', '999'],
  Sequential: ['000000001'],
  PrintedNumber: ['001-001-000000001'],
  PlainNumber: ['001001000000001'],
  PrintedDate: ['21/11/2026', '31/02/2020', '01/01/2099'],
  FiscalPeriod: ['11/2026', '01/2000'],
  LoosePeriod: ['11/2026', '99/1900'],
  YesOrNo: ['SI', 'NO'],
  IdentificationType: ['04', '05', '06', '07', '08'],
  PersonOrCompany: ['01', '02'],
  LocalOrAbroad: ['01', '02'],
  Country: ['593', '016'],
  PayingCountry: ['593', '0593'],
  Incoterm: ['F', 'FOB', 'ABCDEFGHIJ'],
  Exporter: ['EXPORTADOR'],
  PaymentMethod: ['01', '09', '15', '20', '21'],
  Authorization: ['1234567890', '2111202601179001167400110010010000000011234567814'],
  Year: ['1999', '2026'],
  Boxes: ['1', '1234567'],
  WholeRate: ['0', '15', '1234'],
  CompensationCode: ['1'],
  WithholdingAgent: ['1', '12345678'],
  Rimpe: ['CONTRIBUYENTE RÉGIMEN RIMPE', 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE'],
  SpecialContributor: ['123', 'NAC1234567890'],
  ShortSpecialContributor: ['123', '12345'],
  SaleTax: ['2', '3', '5'],
  SettlementTax: ['2'],
  RateCode: ['0', '10', '3011'],
  PresumptiveTax: ['4'],
  WithheldTax: ['1', '2', '6'],
  AnyDigit: ['0', '9'],
  WithholdingCode: ['1', '303A', '323B1'],
}

export function randomModel(shape: Shape, dice: Chance): Record<string, unknown> {
  return randomFields(shape.fields, dice)
}

function randomFields(fields: Fields, dice: Chance): Record<string, unknown> {
  const model: Record<string, unknown> = {}
  for (const [name, node] of Object.entries(fields)) {
    if (node.present && (node.required || dice.once(2))) model[name] = randomNode(node, dice)
  }
  return model
}

function randomNode(node: Node, dice: Chance): unknown {
  switch (node.kind) {
    case 'leaf':
      return randomValue(node.type, dice)
    case 'pair':
      return { name: randomValue(node.nameType, dice), value: randomValue(node.type, dice) }
    case 'group':
      return randomFields(node.fields, dice)
    case 'list': {
      const most = Math.min(node.max ?? 4, 4)
      const length = Math.max(node.required ? node.min : 1, 1 + dice.below(most))
      return Array.from({ length }, () => randomNode(node.item, dice))
    }
  }
}

export function randomValue(type: SimpleType, dice: Chance): string {
  return type.kind === 'decimal' ? randomDecimal(type, dice) : dice.pick(SAMPLES[type.name] ?? texts(type))
}

function texts({ max = 20 }: TextType): string[] {
  return ['x', 'Ñandú & «té» <€> 🦙'.slice(0, max).replace(/\p{Surrogate}/gu, ''), 'á'.repeat(max)]
}

function randomDecimal({ digits, fraction, signed }: DecimalType, dice: Chance): string {
  const places = dice.below(fraction + 1)
  const whole = String(dice.below(10 ** Math.min(digits - fraction, 9)))
  const sign = signed && dice.once(4) ? '-' : ''
  return places === 0 ? sign + whole : `${sign}${whole}.${String(dice.below(10 ** places)).padStart(places, '0')}`
}

const NASTY = [
  '',
  ' ',
  'x',
  '-1',
  '1.1234567',
  '1e3',
  '+1',
  '.5',
  '1,5',
  '9'.repeat(20),
  '\n',
  'a\nb',
  'á'.repeat(301),
  '07',
  '<x></x>',
  '31/13/2026',
  '00',
  ' 1 ',
]

/** A document with one change, valid or not: an element removed, doubled, moved, renamed, emptied or changed. */
export function tamper(xml: string, dice: Chance): string {
  const leaves = [...xml.matchAll(/<([A-Za-z]+)((?: [a-z]+="[^"]*")*)>([^<]*)<\/\1>/g)]
  const target = dice.pick(leaves)
  const [whole, name = '', attributes = '', value = ''] = target
  const put = (text: string) => xml.slice(0, target.index) + text + xml.slice(target.index + whole.length)
  const ways = [
    () => put(''),
    () => put(whole + whole),
    () => put(`<zzz>1</zzz>${whole}`),
    () => put(`<${name}x${attributes}>${value}</${name}x>`),
    () => put(`<${name}${attributes} id="1">${value}</${name}>`),
    () => put(`<${name}>${value}</${name}>`),
    () => put(`text${whole}`),
    () => put(`<${name}${attributes}>${dice.pick(NASTY)}</${name}>`),
    () => put(`<${name}${attributes}>${dice.pick(NASTY)}</${name}>`),
    () => put(`<${name}${attributes}>${dice.pick(NASTY)}</${name}>`),
    () => swapped(xml, target, dice),
    () => xml.replace(/ (?:id="comprobante"|version="\d\.\d\.\d")/, dice.pick(['', ' id="x"', ' other="1"'])),
  ]
  return dice.pick(ways)()
}

function swapped(xml: string, target: RegExpExecArray, dice: Chance): string {
  const after = /^<([A-Za-z]+)[^>]*>[^<]*<\/\1>/.exec(xml.slice(target.index + target[0].length))
  if (!after || dice.once(10)) return xml
  const end = target.index + target[0].length + after[0].length
  return xml.slice(0, target.index) + after[0] + target[0] + xml.slice(end)
}
