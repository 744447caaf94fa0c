import { lengthOf } from '../values/text.ts'
import type { DecimalType, TextType } from './types.ts'

export function fitsText(type: TextType, text: string): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = type
  if (text.length < min || (text.length > max && lengthOf(text) > max)) return false
  return textForm(type)?.test(text) !== false
}

const decimalForms = new Map<DecimalType, RegExp>()

export function decimalForm(type: DecimalType): RegExp {
  const cached = decimalForms.get(type)
  if (cached) return cached
  const { digits, fraction, signed, shortest } = type
  const whole = `\\d{1,${digits - fraction}}(?:\\.\\d{1,${fraction}})?`
  const forms = Array.from({ length: fraction }, (_, at) => `\\d{1,${digits - at - 1}}\\.\\d{1,${at + 1}}`)
  const form = new RegExp(`^${signed ? '-?' : ''}(?:${shortest ? [`\\d{1,${digits}}`, ...forms].join('|') : whole})$`)
  decimalForms.set(type, form)
  return form
}

const textForms = new Map<TextType, RegExp | undefined>()

function textForm(type: TextType): RegExp | undefined {
  if (textForms.has(type)) return textForms.get(type)
  const form = type.patterns && new RegExp(`^(?:${type.patterns.join('|')})$`, 'u')
  textForms.set(type, form)
  return form
}
