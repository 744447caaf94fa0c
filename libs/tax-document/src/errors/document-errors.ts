import { type DeclaredError, defineErrors, error } from '@etax/kernel'
import { amountErrors } from './amount-errors.ts'
import { annexErrors } from './annex-errors.ts'
import { dateErrors } from './date-errors.ts'
import { partyErrors } from './party-errors.ts'
import { taxErrors } from './tax-errors.ts'
import { textErrors } from './text-errors.ts'
import { unusualErrors } from './unusual-errors.ts'
import { warningErrors } from './warning-errors.ts'
import { withholdingErrors } from './withholding-errors.ts'
import { xmlErrors } from './xml-errors.ts'

const WRONG = { en: 'An unexpected error occurred here.', es: 'Algo salió mal aquí.' }
const REPORT = {
  en: 'Try again; report the requestId if it happens again.',
  es: 'Inténtelo otra vez; si se repite, informe el requestId.',
}

/** Every error of this library. The meaning of a code never changes. */
export const documentErrors = defineErrors({
  ...textErrors,
  ...amountErrors,
  ...taxErrors,
  ...partyErrors,
  ...dateErrors,
  ...withholdingErrors,
  ...xmlErrors,
  ...warningErrors,
  ...unusualErrors,
  ...annexErrors,
  tooManyReadings: error({
    code: 'XML_50001',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'Too many documents are being read now.',
      cause: 'The queue of XML to read is full.',
      remedy: 'Try again after the seconds in Retry-After.',
    },
    es: {
      message: 'Se están leyendo demasiados documentos ahora.',
      cause: 'La cola de XML por leer está llena.',
      remedy: 'Inténtelo otra vez después de los segundos que indica Retry-After.',
    },
  }),
  unknownKind: error<{ documentType: string }>({
    code: 'DOC_80001',
    kind: 'internal',
    public: false,
    en: {
      message: WRONG.en,
      say: ({ documentType }) => `An unexpected error occurred here: ${documentType}`,
      cause: 'The code used an unknown kind of document. This is a defect.',
      remedy: REPORT.en,
    },
    es: {
      message: WRONG.es,
      say: ({ documentType }) => `Algo salió mal aquí: ${documentType}`,
      cause: 'El tipo de un comprobante se buscó con un nombre que ningún tipo tiene: un defecto.',
      remedy: REPORT.es,
    },
  }),
  keyNotMade: error({
    code: 'DOC_80002',
    kind: 'internal',
    public: false,
    en: {
      message: 'An access key cannot be made of these parts.',
      cause: 'A part of an access key has the wrong width, and drafting did not refuse it. This is a defect.',
      remedy: REPORT.en,
    },
    es: {
      message: 'No se puede formar una clave de acceso con estas partes.',
      cause: 'Se debía formar una clave de acceso con partes de otro ancho, que debieron rechazarse antes: un defecto.',
      remedy: REPORT.es,
    },
  }),
})

export type ErrorFacts<Name extends keyof typeof documentErrors> =
  (typeof documentErrors)[Name] extends DeclaredError<infer Facts> ? Facts : never
