import { defineErrors } from './error-catalog.ts'

const field = (code: string, message: string, cause: string, remedy: string) =>
  ({ code, kind: 'invalid', message, cause, remedy, public: true }) as const

/** What can be wrong with a request and with each of its fields, wherever it is read: gateway, catalog or document. */
export const fieldErrors = defineErrors({
  invalidRequest: field(
    'VAL_10000',
    'The request is not valid.',
    'At least one field of the request cannot be accepted; nothing was changed or issued.',
    'Correct every field named in details and send the request again.',
  ),
  required: field('FLD_10001', 'is required', 'A field that has to be given is missing, null or blank.', 'Send it.'),
  unknown: field(
    'FLD_10002',
    'is not known here',
    'The request has a field that this operation does not take.',
    'Leave the field out, or correct its spelling.',
  ),
  wrongType: field(
    'FLD_10003',
    'is of the wrong type',
    'The JSON type of the value is not the one the schema gives.',
    'Send the type that the message names.',
  ),
  notAllowed: field(
    'FLD_10004',
    'is not one of the values allowed',
    'The field takes values of a closed list only.',
    'Send one of the values that the message lists.',
  ),
  wrongForm: field(
    'FLD_10005',
    'is not of the form asked for',
    'The text does not follow the pattern or format of the field.',
    'Write it as the message describes.',
  ),
  wrongLength: field(
    'FLD_10006',
    'is too long or too short',
    'The text or list has more or fewer characters or entries than the field takes.',
    'Keep to the length that the message gives.',
  ),
  outOfRange: field(
    'FLD_10007',
    'is out of range',
    'The number is smaller or larger than the field takes.',
    'Keep to the range that the message gives.',
  ),
  inexactNumber: field(
    'FLD_10008',
    'has more digits, or a larger exponent, than a JSON number carries exactly: send fewer, or a text such as "12345678901.123456"',
    'JSON readers keep about 15 significant digits, and exponents up to 300; beyond that an amount would be changed in silence.',
    'Send fewer digits, or the number as a string.',
  ),
  writtenTwice: field(
    'FLD_10061',
    'is written twice in the same object: send it once',
    'A JSON object has two members of one name. Readers keep one of them, and not all the same one.',
    'Leave one of the two out.',
  ),
  againstSchema: field(
    'FLD_10009',
    'breaks a rule of its schema',
    'The fields of the request do not go together as the schema asks.',
    'Compare the request with the schema in /openapi.json.',
  ),
})
