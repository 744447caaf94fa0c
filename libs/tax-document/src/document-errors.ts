import { defineErrors } from '@etax/kernel'
import { orderErrors } from './errors/order-errors.ts'
import { unusualErrors } from './errors/unusual-errors.ts'
import { withholdingErrors } from './errors/withholding-errors.ts'
import { xmlErrors } from './errors/xml-errors.ts'

const REPORT = 'Try again; report the requestId if it happens again.'

/** Every error of this library. Codes are never given another meaning. */
export const documentErrors = defineErrors({
  ...orderErrors,
  ...withholdingErrors,
  ...xmlErrors,
  ...unusualErrors,
  tooManyReadings: {
    code: 'XML_50001',
    kind: 'unavailable',
    message: 'Too many documents are being read now.',
    cause: 'More XML was sent at once than is read at a time; the rest waits in a queue, which is full.',
    remedy: 'Try again after the seconds in Retry-After.',
    public: true,
  },
  unknownKind: {
    code: 'DOC_80001',
    kind: 'internal',
    message: 'Something went wrong here.',
    cause: 'The kind of a document was looked up by a name that no kind has: a defect.',
    remedy: REPORT,
    public: false,
  },
  keyNotMade: {
    code: 'DOC_80002',
    kind: 'internal',
    message: 'Something went wrong here.',
    cause: 'An access key was to be made of parts of the wrong width, which drafting should have refused: a defect.',
    remedy: REPORT,
    public: false,
  },
})
