import { FINAL_CONSUMER } from '@etax/tax-document'
import type { components } from '../../api/generated/api.ts'

export type Customer = components['schemas']['Customer']
export type CustomerType = Customer['type']
type CustomerInput = components['schemas']['CustomerInput']

export interface CustomerValues {
  type: CustomerType
  identification: string
  name: string
  email: string
  phone: string
  address: string
}

export const CUSTOMER_TYPES: readonly CustomerType[] = ['04', '05', '06', '07', '08']

export const NO_CUSTOMER: CustomerValues = {
  type: '05',
  identification: '',
  name: '',
  email: '',
  phone: '',
  address: '',
}

export function customerValuesOf(customer: Customer): CustomerValues {
  const { type, identification, name, email, phone, address } = customer
  return { type, identification, name, email: email ?? '', phone: phone ?? '', address: address ?? '' }
}

export function customerInputOf(values: CustomerValues): Omit<CustomerInput, 'taxpayerId'> {
  return {
    type: values.type,
    identification: values.identification.trim(),
    name: values.name.trim(),
    email: values.email.trim() || null,
    phone: values.phone.trim() || null,
    address: values.address.trim() || null,
  }
}

/** The type by the form of the number; null if several types match. */
export function typeOf(identification: string): CustomerType | null {
  const number = identification.trim()
  if (number === FINAL_CONSUMER.identification) return '07'
  if (/^\d{10}001$/.test(number)) return '04'
  return /^\d{10}$/.test(number) ? '05' : null
}

/** The API also checks the province. */
export function hasFormOf(type: CustomerType, identification: string): boolean {
  const number = identification.trim()
  if (type === '04') return /^\d{10}001$/.test(number)
  if (type === '05') return /^\d{10}$/.test(number)
  if (type === '07') return number === FINAL_CONSUMER.identification
  return number.length >= 1 && number.length <= 20
}

/** A wrong check digit of a person is probably a typing error; companies have had none since 2021. */
export function failsCheckDigit(type: CustomerType, identification: string): boolean {
  const number = identification.trim()
  const isPerson = (type === '05' || type === '04') && hasFormOf(type, number) && Number(number[2]) < 6
  if (!isPerson) return false
  let sum = 0
  for (let at = 0; at < 9; at += 1) {
    const product = Number(number[at]) * (at % 2 === 0 ? 2 : 1)
    sum += product > 9 ? product - 9 : product
  }
  return (10 - (sum % 10)) % 10 !== Number(number[9])
}

export function areEmails(text: string): boolean {
  return text.trim() === '' || text.split(',').every((address) => /^\S+@\S+\.\S+$/.test(address.trim()))
}
