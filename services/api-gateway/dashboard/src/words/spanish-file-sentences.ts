import type { Rule } from './spanish-forms.ts'

// What the API says of a CSV file, in Spanish.

const QUOTES = 'ciérrelas donde termina la celda, y escriba dos veces las que van dentro de ella'

export const fileRules: readonly Rule[] = [
  [/^Nothing was imported; wrong lines: (.+)\.$/, (lines) => `No se importó nada; líneas por corregir: ${lines}.`],
  [/^is on line (\d+) already: leave one of the lines out$/, (line) => `ya está en la línea ${line}: deje una sola`],
  [
    /^is no column of this kind of file; those are (.+)$/,
    (names) => `no es una columna de este archivo; las columnas son: ${spanishNames(names)}`,
  ],
  [
    /^has no header: .*; those are (.+)$/,
    (names) =>
      `falta la fila de encabezados: la primera línea debe nombrar las columnas, que son: ${spanishNames(names)}`,
  ],
  [/^is the same as (.+): leave one out$/, (first) => `es lo mismo que ${first}: deje una sola`],
  [/^is there twice: leave one of them out$/, () => 'está dos veces: deje una sola'],
  [
    /^is missing from the header: add the column (.+)$/,
    (name) => `falta en el encabezado: agregue la columna ${spanishNames(name)}`,
  ],
  [
    /^has more than (\d+) columns; those are (.+)$/,
    (most, names) => `tiene más de ${most} columnas; las que hay son: ${spanishNames(names)}`,
  ],
  [
    /^The file is empty: .*; those are (.+)$/,
    (names) => `El archivo está vacío: la primera línea debe nombrar las columnas, que son: ${spanishNames(names)}`,
  ],
  [/^opens a quote that is never closed: .+$/, () => `falta cerrar las comillas: ${QUOTES}`],
  [/^has text after the end of a quote: .+$/, () => `hay texto después de cerrar las comillas: ${QUOTES}`],
  [
    /^has text after the end of a quote on line (\d+): .+$/,
    (line) => `las comillas que se abren aquí se cierran en la línea ${line}, con texto después: ${QUOTES}`,
  ],
  [
    /^separates its cells by "(.)": .+$/,
    (sign) => `las celdas están separadas con «${sign}»: sepárelas con comas, punto y coma o tabulaciones`,
  ],
  [
    /^separates its cells by another sign than the header: .+$/,
    () => 'las celdas están separadas con otro signo que el encabezado: use el mismo en todas las líneas',
  ],
  [
    /^has (\d+) cells, more than the (\d+) of the header; .+$/,
    (cells, columns) => `tiene ${cells} celdas y el encabezado ${columns}; un texto con comas va entre comillas`,
  ],
  [/^names nothing there is: .+ of one$/, () => 'no existe nada con este nombre o código'],
  [
    /^names several records: write the id instead of (.+)$/,
    (text) => `nombra varios registros: escriba el id en lugar de ${text}`,
  ],
  [/^Line (\d+) of the file is not UTF-8: .*$/, (line) => `La línea ${line} del archivo no está en UTF-8.`],
  [
    /^The file is not CSV but an image, .*$/,
    () => 'El archivo no es CSV: es una imagen, un libro de Excel, un PDF u otro tipo de archivo.',
  ],
  [
    /^The lines of the file end in carriage returns alone .*$/,
    () => 'Las líneas del archivo terminan solo con retorno de carro (CR), como en programas antiguos de Mac.',
  ],
  [
    /^Line (\d+) has more than 65,536 characters, or a quote in it is never closed$/,
    (line) => `La línea ${line} tiene más de 65.536 caracteres, o falta cerrar sus comillas.`,
  ],
  [/^The file has more than 250,000 lines: split it$/, () => 'El archivo tiene más de 250.000 líneas.'],
  [/^and what follows was not read any more$/, () => 'y lo que sigue ya no se leyó'],
]

/** "identification (Identificación), type (Tipo)" → "Identificación, Tipo": either is taken. */
function spanishNames(columns: string): string {
  return columns.replace(/\b[a-zA-Z]+ \(([^()]+)\)/g, '$1')
}
