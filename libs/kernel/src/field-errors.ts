import { defineErrors, error } from './error-catalog.ts'
import type { FieldFacts } from './field-rules.ts'

type Words = readonly [message: string, cause: string, remedy: string]

const field = (code: string, en: Words, es: Words) =>
  error<FieldFacts>({ code, kind: 'invalid', public: true, en: inWords(en, 'en'), es: inWords(es, 'es') })

function inWords([message, cause, remedy]: Words, language: 'en' | 'es') {
  return { message, say: ({ rule }: FieldFacts) => rule?.[language] ?? message, cause, remedy }
}

export const fieldErrors = defineErrors({
  invalidRequest: error({
    code: 'VAL_10000',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The request is not valid.',
      cause: 'At least one field of the request is not valid. Nothing was changed or issued.',
      remedy: 'Correct every field named in details and send the request again.',
    },
    es: {
      message: 'La solicitud no es válida.',
      cause: 'Al menos un campo de la solicitud no se puede aceptar; no se cambió ni se emitió nada.',
      remedy: 'Corrija cada campo que se nombra en details y vuelva a enviar la solicitud.',
    },
  }),
  required: field(
    'FLD_10001',
    ['is required', 'A required field is missing, null or blank.', 'Send it.'],
    ['es obligatorio', 'Falta un campo que hay que enviar, o es null o está en blanco.', 'Envíelo.'],
  ),
  unknown: field(
    'FLD_10002',
    [
      'is not known here',
      'The request has a field that this operation does not accept.',
      'Leave the field out, or correct its spelling.',
    ],
    [
      'no se conoce aquí',
      'La solicitud tiene un campo que esta operación no recibe.',
      'Quite el campo o corrija cómo está escrito.',
    ],
  ),
  wrongType: field(
    'FLD_10003',
    [
      'is of the wrong type',
      'The value has another JSON type than in the schema.',
      'Send the type that the message names.',
    ],
    [
      'no es del tipo correcto',
      'El tipo JSON del valor no es el que indica el esquema.',
      'Envíe el tipo que se indica en el mensaje.',
    ],
  ),
  notAllowed: field(
    'FLD_10004',
    [
      'is not one of the values allowed',
      'The field accepts only the values of a list.',
      'Send one of the values that the message lists.',
    ],
    [
      'no es uno de los valores permitidos',
      'El campo recibe solo valores de una lista cerrada.',
      'Envíe uno de los valores que se indican en el mensaje.',
    ],
  ),
  wrongForm: field(
    'FLD_10005',
    [
      'does not have the required form',
      'The text does not follow the pattern or format of the field.',
      'Write it as the message describes.',
    ],
    [
      'no tiene la forma que se pide',
      'El texto no sigue el patrón o el formato del campo.',
      'Escríbalo como se indica en el mensaje.',
    ],
  ),
  wrongLength: field(
    'FLD_10006',
    [
      'is too long or too short',
      'The text or list has more or fewer characters or entries than the field accepts.',
      'Keep to the length that the message gives.',
    ],
    [
      'es demasiado largo o demasiado corto',
      'El texto o la lista tiene más o menos caracteres o elementos que los que recibe el campo.',
      'Respete la longitud que se indica en el mensaje.',
    ],
  ),
  outOfRange: field(
    'FLD_10007',
    [
      'is out of range',
      'The number is smaller or larger than the field accepts.',
      'Keep to the range that the message gives.',
    ],
    [
      'está fuera de los límites',
      'El número es menor o mayor que los que recibe el campo.',
      'Respete los límites que se indican en el mensaje.',
    ],
  ),
  inexactNumber: field(
    'FLD_10008',
    [
      'has more digits, or a larger exponent, than a JSON number can hold exactly: send fewer, or a text such as ' +
        '"12345678901.123456"',
      'JSON readers keep about 15 significant digits, and exponents up to 300. They would change a longer amount ' +
        'silently.',
      'Send fewer digits, or the number as a string.',
    ],
    [
      'tiene más cifras, o un exponente mayor, que los que un número JSON lleva con exactitud: envíe menos, o un texto, por ejemplo "12345678901.123456"',
      'Los lectores de JSON conservan unas 15 cifras significativas y exponentes hasta 300; con más, un valor cambiaría sin aviso.',
      'Envíe menos cifras, o el número como texto.',
    ],
  ),
  writtenTwice: field(
    'FLD_10061',
    [
      'is written twice in the same object: send it once',
      'A JSON object has two members with the same name. Some readers keep the first, others the last.',
      'Leave one of the two out.',
    ],
    [
      'está escrito dos veces en el mismo objeto: envíelo una sola vez',
      'Un objeto JSON tiene dos campos con el mismo nombre. Unos lectores conservan el primero y otros el último.',
      'Quite uno de los dos.',
    ],
  ),
  againstSchema: field(
    'FLD_10009',
    [
      'breaks a rule of its schema',
      'The fields of the request contradict the schema.',
      'Compare the request with the schema in /openapi.json.',
    ],
    [
      'no cumple una regla de su esquema',
      'Los campos de la solicitud no se combinan como pide el esquema.',
      'Compare la solicitud con el esquema en /openapi.json.',
    ],
  ),
})
