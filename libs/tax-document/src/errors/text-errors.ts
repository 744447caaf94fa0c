import { error } from '@etax/kernel'
import { byReason, declared, sentence } from './declared.ts'

const FORBIDDEN = {
  en: 'The text has characters that are not accepted here. It can have letters, digits, signs and blanks, such as Café 500 g.',
  es: 'El texto tiene caracteres que no se admiten aquí: admite letras, números, signos y espacios, como Café 500 g.',
}

const UNDRAWN = {
  en: 'The text has characters that the printed document cannot show. It can show Latin, Greek, Cyrillic, Armenian and Georgian letters, signs and emoji, such as Café 500 g.',
  es: 'El texto tiene caracteres que el RIDE no puede mostrar: muestra letras latinas, griegas, cirílicas, armenias y georgianas, signos y emojis, como Café 500 g.',
}

const tooLarge = byReason({
  order: sentence<{ size: number; most: number; parts?: { list: string; entries: number } }>(
    ({ size, most, parts }) =>
      `The document is ${size} bytes long; the authority accepts ${most} with its signature: ${parts ? `split it into several, of some ${parts.entries} ${parts.list} each` : 'shorten its texts'}.`,
    ({ size, most, parts }) =>
      `El comprobante ocupa ${size} bytes; el SRI acepta ${most} con su firma: ${parts ? `divídalo en varios, con unos ${parts.entries} elementos de ${parts.list} cada uno` : 'acorte sus textos'}.`,
  ),
  text: sentence<{ size: number; most: number }>(
    ({ size, most }) => `The text is ${size} bytes long; the authority accepts ${most}.`,
    ({ size, most }) => `El texto ocupa ${size} bytes; el SRI acepta ${most}.`,
  ),
  unsigned: sentence<{ size: number; most: number }>(
    ({ size, most }) => `The document is ${size} bytes long; before it is signed it may have ${most}.`,
    ({ size, most }) => `El comprobante ocupa ${size} bytes; antes de firmarlo puede tener ${most}.`,
  ),
})

export const textErrors = {
  forbiddenCharacters: declared(
    'DOC_10003',
    {
      en: {
        message: FORBIDDEN.en,
        cause: 'A text has control characters, halves of surrogate pairs or invalid code points.',
        remedy: 'Remove them. Line breaks and tabs are accepted and become blanks.',
      },
      es: {
        message: FORBIDDEN.es,
        cause: 'Un texto tiene caracteres de control, mitades de pares sustitutos o códigos que no son caracteres.',
        remedy: 'Quítelos; los saltos de línea y las tabulaciones se aceptan y quedan como espacios.',
      },
    },
    sentence<{ character: string }>(
      ({ character }) => `${FORBIDDEN.en} It has ${character}.`,
      ({ character }) => `${FORBIDDEN.es} Tiene ${character}.`,
    ),
  ),
  referenceEndsBlank: error({
    code: 'DOC_10011',
    kind: 'invalid',
    public: true,
    en: {
      message: 'A reference must not begin or end with a blank: send it without, such as order-1001.',
      cause: 'devReference has a blank, a line break or a tab at one of its ends.',
      remedy: 'Send it without the blank. An earlier order with such a reference is still found.',
    },
    es: {
      message: 'Una referencia no debe empezar ni terminar con un espacio: envíela sin él, como pedido-1001.',
      cause: 'devReference tiene un espacio, un salto de línea o un tabulador en uno de sus extremos.',
      remedy: 'Envíela sin él. Una orden anterior con esa referencia se sigue encontrando.',
    },
  }),
  referenceUnseen: error<{ character: string }>({
    code: 'DOC_10012',
    kind: 'invalid',
    public: true,
    en: {
      message: 'A reference must not have invisible characters: it would look like another one.',
      cause: 'devReference contains a zero-width character, a control character, or another blank than the plain one.',
      remedy: 'Send it without the character in the message. An earlier order with such a reference is still found.',
      say: ({ character }) =>
        `A reference must not have ${character}, which shows nothing: two that look the same would be two documents. Send it without, such as order-1001.`,
    },
    es: {
      message: 'Una referencia no debe tener caracteres que no se ven: parecería otra.',
      cause:
        'devReference tiene dentro un carácter de ancho cero, un carácter de control o un espacio que no es el común.',
      remedy:
        'Envíela sin el carácter que indica el mensaje. Una orden anterior con esa referencia se sigue encontrando.',
      say: ({ character }) =>
        `Una referencia no debe tener ${character}, que no se ve: dos que parecen la misma serían dos comprobantes. Envíela sin él, como pedido-1001.`,
    },
  }),
  undrawnCharacters: declared(
    'DOC_10066',
    {
      en: {
        message: UNDRAWN.en,
        cause:
          'The fonts of the RIDE do not have the characters, or cannot set them correctly: other scripts such as Arabic, Hebrew and Chinese, accents without a letter, or characters that change the direction of a text.',
        remedy:
          'Write the text in Latin letters, such as Beijing for the Chinese name; the message names the characters.',
      },
      es: {
        message: UNDRAWN.es,
        cause:
          'Un texto tiene caracteres que las fuentes del RIDE no tienen o no pueden componer bien: otras escrituras como la árabe, la hebrea y la china, tildes que ninguna letra lleva, caracteres que cambian la dirección del texto.',
        remedy:
          'Escriba el texto con letras latinas, como Beijing por el nombre en chino; el mensaje dice cuáles son los caracteres.',
      },
    },
    sentence<{ characters: readonly string[] }>(
      ({ characters }) => `${UNDRAWN.en} It has ${characters.join(', ')}.`,
      ({ characters }) => `${UNDRAWN.es} Tiene ${characters.join(', ')}.`,
    ),
  ),
  documentTooLarge: declared(
    'DOC_10008',
    {
      en: {
        message: 'The document is larger than the authority accepts: split it into several.',
        cause: 'The document with its signature, or the sent XML, is larger than 320 KB.',
        remedy: 'Split it into several documents.',
      },
      es: {
        message: 'El comprobante pesa más de lo que acepta el SRI: divídalo en varios.',
        cause: 'El comprobante, con su firma o enviado como XML, pasa de 320 KB.',
        remedy: 'Divídalo en varios comprobantes.',
      },
    },
    tooLarge,
  ),
}
