import type { Language } from '../../words/language.tsx'

/** What is wrong with a line of a file. */
export interface CsvProblem {
  line: number
  /** Empty where it is about the whole line. */
  column: string
  message: string
}

interface Detail {
  path: string
  message: string
  line?: number
  column?: string
}

/** The refusal of a file, line by line; none where the file as a whole was refused. */
export function problemsOf(
  details: readonly Detail[],
  explained: readonly Detail[],
  language: Language,
): readonly CsvProblem[] {
  return details.flatMap(({ line, column = '', message }, at) => {
    if (line === undefined) return []
    // What is said of files alone is put into words here; what is said of fields elsewhere has words already.
    const ofFiles = language === 'es' ? inSpanish(message) : undefined
    return [{ line, column, message: ofFiles ?? explained[at]?.message ?? message }]
  })
}

const QUOTES = 'ciérrelas donde termina la celda, y escriba dos veces las que van dentro de ella'

const FORMS: readonly [form: RegExp, spanish: string][] = [
  [/^is on line (\d+) already: leave.*/, 'ya está en la línea $1: deje una sola'],
  [/^is no column of this kind of file; those are (.*)/, 'no es una columna de este archivo; las columnas son: $1'],
  [
    /^has no header: .*; those are (.*)/,
    'falta la fila de encabezados: la primera línea debe nombrar las columnas, que son: $1',
  ],
  [/^is the same as (.*): leave one out$/, 'es lo mismo que $1: deje una sola'],
  [/^is there twice: leave.*/, 'está dos veces: deje una sola'],
  [/^is missing from the header: add the column (.*)/, 'falta en el encabezado: agregue la columna $1'],
  [/^has more than (\d+) columns; those are (.*)/, 'tiene más de $1 columnas; las que hay son: $2'],
  [
    /^The file is empty: .*; those are (.*)/,
    'El archivo está vacío: la primera línea debe nombrar las columnas, que son: $1',
  ],
  [/^opens a quote that is never closed: .*/, `falta cerrar las comillas: ${QUOTES}`],
  [/^has text after the end of a quote: .*/, `hay texto después de cerrar las comillas: ${QUOTES}`],
  [
    /^has text after the end of a quote on line (\d+): .*/,
    `las comillas que se abren aquí se cierran en la línea $1, con texto después: ${QUOTES}`,
  ],
  [
    /^separates its cells by "(.)": .*/,
    'las celdas están separadas con «$1»: sepárelas con comas, punto y coma o tabulaciones',
  ],
  [
    /^separates its cells by another sign than the header: .*/,
    'las celdas están separadas con otro signo que el encabezado: use el mismo en todas las líneas',
  ],
  [
    /^The text holds characters that a document cannot carry: .* It has (U\+\w+)\.$/,
    'tiene el carácter $1, que un comprobante no puede llevar: bórrelo',
  ],
  [
    /^has (\d+) cells, more than the (\d+) of the header;.*/,
    'tiene $1 celdas y el encabezado $2; un texto con comas va entre comillas',
  ],
  [/^names nothing there is: .*; it is (.*)/, 'no existe nada con este nombre o código: $1'],
  [/^names several records: write the id instead of (.*)/, 'hay varios con el nombre $1: escriba el id'],
  [/^is required(?:: a text of 1 to (\d+) characters)?.*/, 'es obligatorio: está vacío'],
  [
    /^must be one e-mail address, such as (\S+), or several.*/,
    'debe ser un correo, por ejemplo $1, o varios separados por comas',
  ],
  [/^must be 13 digits.*/, 'un RUC tiene 13 dígitos, empieza con la provincia y termina en 001'],
  [/^must be 10 digits.*/, 'una cédula tiene 10 dígitos y empieza con la provincia'],
]

function inSpanish(message: string): string | undefined {
  const form = FORMS.find(([pattern]) => pattern.test(message))
  return form === undefined ? undefined : inSpanishAlone(message.replace(...form))
}

/** "identification (Identificación), type (Tipo)" → "Identificación, Tipo": either is taken. */
function inSpanishAlone(columns: string): string {
  return columns.replace(/\b[a-zA-Z]+ \(([^()]+)\)/g, '$1')
}
