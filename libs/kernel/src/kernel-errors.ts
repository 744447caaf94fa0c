import { defineErrors, error } from './error-catalog.ts'

const REPORT = {
  en: 'Try again; report the requestId if it happens again.',
  es: 'Vuelva a intentarlo; si se repite, avise con el requestId.',
}
const WRONG = { en: 'An unexpected error occurred here.', es: 'Algo falló en el sistema.' }

export const kernelErrors = defineErrors({
  tookTooLong: error({
    code: 'SYS_00002',
    kind: 'unavailable',
    public: false,
    en: {
      message: 'A part of the service took too long.',
      cause: 'An operation reached its deadline.',
      remedy: 'Try again after the seconds in Retry-After.',
    },
    es: {
      message: 'Una parte del servicio tardó demasiado.',
      cause: 'Se esperó algo hasta el final de su plazo.',
      remedy: 'Espere los segundos que indica Retry-After y vuelva a intentarlo.',
    },
  }),
  notADecimal: error({
    code: 'SYS_00003',
    kind: 'invalid',
    public: false,
    en: {
      message: 'This is not a decimal number.',
      cause: 'A text for a decimal number has other characters.',
      remedy: 'Write the number with digits and a point: 12.50.',
    },
    es: {
      message: 'No es un número decimal.',
      cause: 'Un texto que debía ser un número decimal tiene otros caracteres.',
      remedy: 'Escriba el número con cifras y un punto: 12.50.',
    },
  }),
  divisionByZero: error({
    code: 'SYS_00012',
    kind: 'internal',
    public: false,
    en: { message: WRONG.en, cause: 'The code divided by zero. This is a defect.', remedy: REPORT.en },
    es: { message: WRONG.es, cause: 'Se pidió una división para cero: es una falla del programa.', remedy: REPORT.es },
  }),
  doesNotOpen: error({
    code: 'SYS_00013',
    kind: 'internal',
    public: false,
    en: {
      message: WRONG.en,
      cause: 'A stored secret does not open. It was changed, moved, or sealed with another key.',
      remedy: 'Restore the key that sealed the secret.',
    },
    es: {
      message: WRONG.es,
      cause: 'Un secreto guardado no se abre: se cambió, se movió o se selló con otra clave.',
      remedy: 'Restituya la clave que se usaba cuando se guardó el secreto.',
    },
  }),
  unexpectedValue: error({
    code: 'SYS_00001',
    kind: 'internal',
    public: false,
    en: {
      message: WRONG.en,
      cause: 'The code met an unexpected value. This is a defect.',
      remedy: REPORT.en,
    },
    es: {
      message: WRONG.es,
      cause: 'Apareció un valor que el programa no prevé: es una falla del programa.',
      remedy: REPORT.es,
    },
  }),
})
