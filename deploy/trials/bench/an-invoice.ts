export function anInvoice(): Buffer {
  return Buffer.from(
    JSON.stringify({
      customer: {
        identificationType: 'NATIONAL_ID',
        identification: '1710034065',
        legalName: 'María Peña',
        email: 'maria@example.com',
      },
      items: [1, 2, 3, 4, 5].map(item),
    }),
  )
}

function item(number: number) {
  return {
    code: `SKU-${number}`,
    description: `Artículo de prueba número ${number}`,
    quantity: 2,
    unitPrice: 12.35,
    taxType: 'IVA_RATE',
    tax: 15,
  }
}
