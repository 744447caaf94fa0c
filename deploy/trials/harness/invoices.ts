import { randomUUID } from 'node:crypto'

export function anAddress(): string {
  return `${randomUUID()}@example.com`
}

export function anInvoice(changes: object = {}): object {
  return { customer: aCustomer(), items: [anItem()], ...changes }
}

export function aCustomer(changes: object = {}): object {
  const person = { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Pérez' }
  return { ...person, email: anAddress(), ...changes }
}

export function anItem(changes: object = {}): object {
  const coffee = { code: 'A-1', description: 'Café en grano', quantity: 2, unitPrice: 10 }
  return { ...coffee, taxType: 'IVA_RATE', tax: 15, ...changes }
}
