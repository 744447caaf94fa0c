import { IDENTIFICATION_FORMS } from '../catalogs/identification.ts'
import type { IdentificationType } from '../catalogs/parties.ts'
import { byReason, declared, fixed, sentence } from './declared.ts'

const MALFORMED = {
  en: 'The identification has the wrong length or structure: 13 digits that end in 001, such as 1790012345001, or 10 digits of a national id, such as 1710034065.',
  es: 'La identificación no tiene el largo o la estructura correcta: 13 dígitos que terminan en 001, como 1790012345001, o los 10 dígitos de una cédula, como 1710034065.',
}

export const identified = sentence<{ type: IdentificationType; code: string }>(
  ({ type, code }) => `It must be ${IDENTIFICATION_FORMS[type].en}, for type ${code}.`,
  ({ type, code }) => `Debe ser ${IDENTIFICATION_FORMS[type].es}, para el tipo ${code}.`,
)

const malformed = byReason({
  ruc: fixed(MALFORMED.en, MALFORMED.es),
  document: identified,
  order: sentence<{ type: IdentificationType }>(
    ({ type }) => `must be ${IDENTIFICATION_FORMS[type].en}, for ${type}`,
    ({ type }) => `debe ser ${IDENTIFICATION_FORMS[type].es}, para ${type}`,
  ),
})

const ABOVE_LIMIT = {
  en: 'The total exceeds the limit for a final consumer: name the buyer with an identification, such as NATIONAL_ID 1710034065.',
  es: 'El total pasa de lo que se puede facturar a un consumidor final: identifique al comprador, por ejemplo con NATIONAL_ID 1710034065.',
}

const ADDRESS_MALFORMED = {
  en: 'The e-mail address is not well formed. Send one or several, separated by commas, such as compras@example.com.',
  es: 'La dirección de correo no está bien escrita: se aceptan una o varias, separadas por comas, como compras@example.com.',
}

const addresses = byReason({
  several: fixed(ADDRESS_MALFORMED.en, ADDRESS_MALFORMED.es),
  one: sentence<{ email: string }>(
    ({ email }) => `It must be one address, such as compras@example.com; it is ${email}.`,
    ({ email }) => `Debe ser una sola dirección, como compras@example.com; es ${email}.`,
  ),
  oneInOrder: sentence<{ email: string }>(
    ({ email }) => `must be one address, such as compras@example.com; it is ${email}`,
    ({ email }) => `debe ser una sola dirección, como compras@example.com; es ${email}`,
  ),
})

export const partyErrors = {
  identificationMalformed: declared(
    'DOC_40001',
    {
      en: {
        message: MALFORMED.en,
        cause:
          'The registry number does not have 13 digits that end in 001, the national id does not have 10 digits, or the number does not begin with a province.',
        remedy: 'Correct the identification, or its type.',
      },
      es: {
        message: MALFORMED.es,
        cause:
          'Un RUC no tiene 13 dígitos que terminan en 001, una cédula no tiene 10, o no empiezan con una provincia.',
        remedy: 'Corrija la identificación, o su tipo.',
      },
    },
    malformed,
  ),
  finalConsumerMisplaced: declared('DOC_40002', {
    en: {
      message:
        'This document cannot name a final consumer here: send an identification, such as NATIONAL_ID 1710034065.',
      cause: 'Only the customer of an invoice can be a final consumer: a supplier, a subject or a carrier cannot.',
      remedy: 'Name the party with an identification.',
    },
    es: {
      message: 'Aquí no puede constar un consumidor final: indique una identificación, como NATIONAL_ID 1710034065.',
      cause:
        'Solo el cliente de una factura puede ser consumidor final; un proveedor, un sujeto retenido o un transportista, no.',
      remedy: 'Indique a la persona o empresa con su identificación.',
    },
  }),
  finalConsumerAboveLimit: declared(
    'DOC_40003',
    {
      en: {
        message: ABOVE_LIMIT.en,
        cause: 'An invoice above the limit must name its buyer.',
        remedy: 'Name the customer with an identification.',
      },
      es: {
        message: ABOVE_LIMIT.es,
        cause: 'Sobre el límite, una factura identifica a su comprador.',
        remedy: 'Indique al cliente con su identificación.',
      },
    },
    sentence<{ order?: { limit: string; total: string } }>(
      ({ order }) =>
        order === undefined
          ? ABOVE_LIMIT.en
          : `An invoice above ${order.limit} names its buyer, such as NATIONAL_ID 1710034065; this one comes to ${order.total}.`,
      ({ order }) =>
        order === undefined
          ? ABOVE_LIMIT.es
          : `Una factura de más de ${order.limit} debe identificar a su comprador, por ejemplo con NATIONAL_ID 1710034065; esta suma ${order.total}.`,
    ),
  ),
  emailMalformed: declared(
    'DOC_40004',
    {
      en: {
        message: ADDRESS_MALFORMED.en,
        cause: 'An address has no @, no domain, or characters that an address cannot have.',
        remedy: 'Send one or several addresses, separated by commas.',
      },
      es: {
        message: ADDRESS_MALFORMED.es,
        cause: 'Una dirección no tiene @, no tiene dominio, o tiene caracteres que las direcciones no tienen.',
        remedy: 'Envíe una o varias direcciones, separadas por comas.',
      },
    },
    addresses,
  ),
  tooManyEmails: declared('DOC_40005', {
    en: {
      message: 'At most five e-mail addresses may be named, such as compras@example.com, pagos@example.com.',
      cause: 'A document is mailed to five addresses at most.',
      remedy: 'Send up to five addresses, and forward the mail from there.',
    },
    es: {
      message:
        'Se pueden indicar cinco direcciones de correo como máximo, como compras@example.com, pagos@example.com.',
      cause: 'Un comprobante se envía a cinco direcciones como máximo.',
      remedy: 'Indique hasta cinco direcciones, y reenvíe el correo desde ahí.',
    },
  }),
  finalConsumerIdentified: declared('DOC_40006', {
    en: {
      message:
        'A final consumer has no identification: leave it out, or name its type, such as NATIONAL_ID for 1710034065.',
      cause: 'A party is FINAL_CONSUMER and has an identification. The document would not show it.',
      remedy: 'Leave the identification out, or send its identificationType.',
    },
    es: {
      message:
        'Un consumidor final no lleva identificación: no la envíe, o indique su tipo, como NATIONAL_ID para 1710034065.',
      cause: 'Alguien es FINAL_CONSUMER y tiene una identificación propia, que el comprobante no mostraría.',
      remedy: 'No envíe la identificación, o envíe el identificationType que le corresponde.',
    },
  }),
}
