import { error } from '@etax/kernel'
import { kindFacts } from '../catalogs/kind-facts.ts'
import { anyOf, byReason, declared, declaredWarning, fixed, sentence } from './declared.ts'
import { excesses } from './excess-sentences.ts'
import { brokenXml } from './parsing-sentences.ts'
import { meaningOf } from './pattern-meanings.ts'
import { missingTotal, payments, sum } from './shared-sentences.ts'

const NAMED = {
  en: 'Correct the document; the message names the element.',
  es: 'Corrija el comprobante; el mensaje dice cuál es el elemento.',
}

const ROOTS = kindFacts.map(({ root }) => root).join(', ')

/** The schema's name of the signature. */
const SIGNATURE = 'Signature'

const elements = (names: readonly string[], signature: string) =>
  names.map((name) => (name === SIGNATURE ? signature : `<${name}>`))
const anyElement = {
  en: (names: readonly string[]) => anyOf(elements(names, 'the signature'), 'en'),
  es: (names: readonly string[]) => anyOf(elements(names, 'la firma'), 'es'),
}
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

const NOT_UTF8 = {
  en: 'The XML is not UTF-8: write it in UTF-8, in which ñ is the two bytes C3 B1, and declare it so.',
  es: 'El XML no está en UTF-8: escríbalo en UTF-8, en el que la ñ son los dos bytes C3 B1, y declárelo así.',
}

const misplaced = byReason({
  order: sentence<{ element: string; expected: readonly string[] }>(
    ({ element, expected }) =>
      `<${element}> must not stand here: ${anyElement.en(expected)} is expected first, or it is out of order.`,
    ({ element, expected }) =>
      `<${element}> no debe estar aquí: primero se espera ${anyElement.es(expected)}, o está fuera de orden.`,
  ),
  end: sentence<{ element: string }>(
    ({ element }) =>
      `<${element}> must not stand here: the block ends before it. Remove it, or put it into its own block.`,
    ({ element }) =>
      `<${element}> no debe estar aquí: el bloque termina antes. Quítelo, o póngalo en su propio bloque.`,
  ),
  additional: sentence<{ most: number }>(
    ({ most }) =>
      `<infoAdicional> holds at most ${most} <campoAdicional>; this is one more: join some, such as telephone and e-mail in one.`,
    ({ most }) =>
      `<infoAdicional> tiene ${most} <campoAdicional> como máximo; este es uno más: junte algunos, como el teléfono y el correo en uno.`,
  ),
  text: sentence<{ element: string }>(
    ({ element }) => `<${element}> holds other elements, no text of its own: remove the text.`,
    ({ element }) => `<${element}> contiene otros elementos, no texto propio: quite el texto.`,
  ),
  elements: sentence<{ element: string }>(
    ({ element }) => `<${element}> holds text, no other elements: remove the elements.`,
    ({ element }) => `<${element}> contiene texto, no otros elementos: quite los elementos.`,
  ),
})

const malformed = byReason({
  set: sentence<{ element: string; value: string; allowed: readonly string[] }>(
    ({ element, value, allowed }) => `"${value}" is not allowed in <${element}>: it must be ${quoted(allowed)}.`,
    ({ element, value, allowed }) => `"${value}" no se admite en <${element}>: debe ser ${quoted(allowed)}.`,
  ),
  pattern: sentence<{ element: string; value: string; pattern: string }>(
    ({ element, value, pattern }) => `"${value}" in <${element}> ${meaningOf(pattern).en}.`,
    ({ element, value, pattern }) => `"${value}" en <${element}> ${meaningOf(pattern).es}.`,
  ),
  type: sentence<{ element: string; value: string }>(
    ({ element, value }) => `"${value}" is not a valid value of <${element}>.`,
    ({ element, value }) => `"${value}" no es un valor válido de <${element}>.`,
  ),
})

const lengths = byReason({
  long: sentence<{ element: string; length: string; most: string }>(
    ({ element, length, most }) => `<${element}> has ${length} characters; at most ${most} are allowed.`,
    ({ element, length, most }) => `<${element}> tiene ${length} caracteres; se admiten ${most} como máximo.`,
  ),
  short: sentence<{ element: string; length: string; least: string }>(
    ({ element, length, least }) =>
      `<${element}> has ${length} characters; at least ${least} are needed: leave the element out if it is empty.`,
    ({ element, length, least }) =>
      `<${element}> tiene ${length} caracteres; se necesitan al menos ${least}: quite el elemento si está vacío.`,
  ),
  blank: fixed(
    'It holds nothing but blanks: write what it stands for, such as CONSUMIDOR FINAL, or leave it out.',
    'Tiene solo espacios: escriba lo que significa, como CONSUMIDOR FINAL, o quítelo.',
  ),
})

const numbers = byReason({
  decimals: sentence<{ element: string; value: string; most: string }>(
    ({ element, value, most }) => `${value} in <${element}> has more than ${most} decimals.`,
    ({ element, value, most }) => `${value} en <${element}> tiene más de ${most} decimales.`,
  ),
  digits: sentence<{ element: string; value: string; most: string }>(
    ({ element, value, most }) => `${value} in <${element}> has more than ${most} digits.`,
    ({ element, value, most }) => `${value} en <${element}> tiene más de ${most} cifras.`,
  ),
  negative: sentence<{ element: string; value: string }>(
    ({ element, value }) => `${value} in <${element}> must not be negative.`,
    ({ element, value }) => `${value} en <${element}> no debe ser negativo.`,
  ),
})

const attributes = byReason({
  missing: sentence<{ element: string; attribute: string }>(
    ({ element, attribute }) => `<${element}> lacks its attribute "${attribute}".`,
    ({ element, attribute }) => `A <${element}> le falta su atributo "${attribute}".`,
  ),
  unknown: sentence<{ element: string; attribute: string }>(
    ({ element, attribute }) => `<${element}> must not have an attribute "${attribute}".`,
    ({ element, attribute }) => `<${element}> no debe tener un atributo "${attribute}".`,
  ),
  id: sentence<{ root: string; id: string; version: string }>(
    ({ root, id, version }) =>
      `<${root}> lacks id="${id}", to which the signature refers: <${root} id="${id}" version="${version}">.`,
    ({ root, id, version }) =>
      `A <${root}> le falta id="${id}", al que se refiere la firma: <${root} id="${id}" version="${version}">.`,
  ),
})

const totals = byReason({
  sum,
  missingTotal,
  rateOfLines: sentence<{ rate: string; code: string; rates: readonly string[] }>(
    ({ rate, code, rates }) => `It is ${rate}; the lines of code ${code} have ${rates.join(', ')}.`,
    ({ rate, code, rates }) => `Es ${rate}; las líneas del código ${code} tienen ${rates.join(', ')}.`,
  ),
  subtotal: sentence<{ subtotal: string; lines: string }>(
    ({ subtotal, lines }) => `It is ${subtotal}; the lines come to ${lines}.`,
    ({ subtotal, lines }) => `Es ${subtotal}; las líneas suman ${lines}.`,
  ),
})

export const xmlErrors = {
  notWellFormed: declared(
    'XML_10001',
    {
      en: {
        message: 'The text is not well-formed XML.',
        cause: 'The text cannot be parsed as XML, or has a document type declaration.',
        remedy: 'Send the whole original document in UTF-8, without a document type declaration.',
      },
      es: {
        message: 'El texto no es XML bien formado.',
        cause: 'El texto no se puede leer como XML, o tiene una declaración de tipo de documento.',
        remedy: 'Envíe el documento completo en UTF-8 tal como se escribió, sin declaración de tipo de documento.',
      },
    },
    brokenXml,
  ),
  unknownRoot: declared(
    'XML_10002',
    {
      en: {
        message: `The root element is not a tax document: it must be one of ${ROOTS}.`,
        cause: 'The root element is that of no kind of document.',
        remedy: 'Send the document itself, without any wrapper.',
      },
      es: {
        message: `El elemento raíz no es de un comprobante: debe ser uno de ${ROOTS}.`,
        cause: 'El elemento raíz no es de ningún tipo de comprobante.',
        remedy: 'Envíe el comprobante mismo, sin envoltura.',
      },
    },
    sentence<{ root: string; roots: readonly string[] }>(
      ({ root, roots }) => `<${root}> is no tax document: the root must be one of ${roots.join(', ')}.`,
      ({ root, roots }) => `<${root}> no es un comprobante: la raíz debe ser una de ${roots.join(', ')}.`,
    ),
  ),
  unknownVersion: declared(
    'XML_10003',
    {
      en: {
        message: 'This version of the document has no schema: send an existing version, such as 2.1.0 of factura.',
        cause: 'The attribute version of the root is missing, or names a version without a schema.',
        remedy: 'Write a version from the message.',
      },
      es: {
        message:
          'No hay esquema para esta versión del comprobante: el atributo version debe ser uno que exista, como 2.1.0 de factura.',
        cause: 'El atributo version de la raíz nombra una versión de la que el SRI no tiene esquema, o falta.',
        remedy: 'Escriba una versión de las que nombra el mensaje.',
      },
    },
    sentence<{ version?: string; root: string; versions: readonly string[] }>(
      ({ version, root, versions }) =>
        `Version ${version ?? '(none)'} of <${root}> has no schema: the attribute version must be one of ${versions.join(', ')}.`,
      ({ version, root, versions }) =>
        `La versión ${version ?? '(ninguna)'} de <${root}> no tiene esquema: el atributo version debe ser uno de ${versions.join(', ')}.`,
    ),
  ),
  notAWrapper: declared(
    'XML_10005',
    {
      en: {
        message: "The XML is not the authority's wrapper of an authorized document.",
        cause: 'The root element is not `autorizacion` in a form that the authority has used.',
        remedy: 'Send the unchanged answer of the authority.',
      },
      es: {
        message: 'No es la envoltura en que el SRI entrega un comprobante autorizado.',
        cause: 'El elemento raíz no es `autorizacion` en ninguna de las formas que ha usado el SRI.',
        remedy: 'Envíe la respuesta del SRI tal como llegó.',
      },
    },
    byReason({
      root: sentence<{ root: string }>(
        ({ root }) => `<${root}> is not the authority's wrapper.`,
        ({ root }) => `<${root}> no es la envoltura del SRI.`,
      ),
      empty: fixed(
        'The wrapper holds no document: its element comprobante is missing or empty.',
        'La envoltura no contiene un comprobante: su elemento comprobante falta o está vacío.',
      ),
    }),
  ),
  beyondLimit: declared(
    'XML_10006',
    {
      en: {
        message: 'The XML exceeds a limit of tax documents.',
        cause:
          'The size, depth, elements, attributes, namespaces and names of XML are limited. The message names the limit.',
        remedy: 'Send the whole original document: at most 1 MiB, and only elements of its schema.',
      },
      es: {
        message: 'El XML pasa un límite de los comprobantes.',
        cause:
          'El tamaño, la profundidad, los elementos, los atributos, los espacios de nombres y los nombres se limitan antes de leer; el mensaje dice cuál.',
        remedy:
          'Envíe el comprobante completo tal como se escribió; 1 MiB como máximo, y nada que su esquema no tenga.',
      },
    },
    excesses,
  ),
  notUtf8: declared(
    'XML_10007',
    {
      en: {
        message: NOT_UTF8.en,
        cause: 'The bytes are not UTF-8, or the declaration of the document names another encoding.',
        remedy: 'Write the document in UTF-8 and declare it so.',
      },
      es: {
        message: NOT_UTF8.es,
        cause: 'Los bytes no son UTF-8, o la declaración del documento nombra otra codificación.',
        remedy: 'Escriba el documento en UTF-8 y declárelo así.',
      },
    },
    byReason({
      bytes: fixed(NOT_UTF8.en, NOT_UTF8.es),
      zero: sentence<{ byte: number }>(
        ({ byte }) =>
          `Byte ${byte} of the XML is zero: it is written in UTF-16 or UTF-32, or has the character U+0000, which XML does not take. Write it in UTF-8 without that character.`,
        ({ byte }) =>
          `El byte ${byte} del XML es cero: está escrito en UTF-16 o UTF-32, o tiene el carácter U+0000, que el XML no admite. Escríbalo en UTF-8 sin ese carácter.`,
      ),
      declared: sentence<{ encoding: string }>(
        ({ encoding }) => `The XML says that it is written in ${encoding}; it must be UTF-8.`,
        ({ encoding }) => `El XML dice que está escrito en ${encoding}; debe ser UTF-8.`,
      ),
    }),
  ),
  readTooLong: declared('XML_10008', {
    en: {
      message: 'The XML takes too long to read.',
      cause: 'Reading or validating took more than two seconds, or needed too much memory.',
      remedy: 'Send the whole original document, as in the schema of its kind.',
    },
    es: {
      message: 'El XML tarda demasiado en leerse.',
      cause: 'La lectura o la validación se cortó a los dos segundos, o necesitó más memoria de la que puede tener.',
      remedy: 'Envíe el comprobante completo tal como se escribió, como lo muestra el esquema de su tipo.',
    },
  }),
  relativeNamespace: declared('XML_10009', {
    en: {
      message:
        'A namespace is a relative address: write the whole address, such as urn:example, or remove the declaration.',
      cause:
        'A declared namespace does not begin with a scheme such as http: or urn:. Such a document cannot be signed.',
      remedy: 'Remove the declaration, or write the whole address.',
    },
    es: {
      message:
        'Un espacio de nombres es una dirección relativa: escriba la dirección completa, como urn:example, o quite la declaración.',
      cause:
        'Un espacio de nombres declarado no empieza con un esquema como http: o urn:; un documento así no se puede firmar.',
      remedy: 'Quite la declaración, o escriba la dirección completa.',
    },
  }),
  elementMisplaced: declared(
    'XML_20001',
    {
      en: {
        message: 'The schema does not expect an element at this place.',
        cause: 'Elements are out of order, or one does not belong to this kind and version.',
        remedy: NAMED.en,
      },
      es: {
        message: 'Hay un elemento donde el esquema no lo espera.',
        cause: 'Los elementos están fuera de orden, o uno no es de este tipo y versión.',
        remedy: NAMED.es,
      },
    },
    misplaced,
  ),
  elementMissing: declared(
    'XML_20002',
    {
      en: {
        message: 'An element is missing.',
        cause: 'The document lacks an element that the schema requires.',
        remedy: NAMED.en,
      },
      es: {
        message: 'Falta un elemento.',
        cause: 'El esquema pide un elemento que el comprobante no tiene.',
        remedy: NAMED.es,
      },
    },
    sentence<{ element: string; expected: readonly string[] }>(
      ({ element, expected }) => `<${element}> lacks ${anyElement.en(expected)}.`,
      ({ element, expected }) => `A <${element}> le falta ${anyElement.es(expected)}.`,
    ),
  ),
  valueMalformed: declared(
    'XML_20003',
    {
      en: {
        message: 'A value does not have the form that the schema requires.',
        cause: 'The text of an element does not follow the pattern of its type.',
        remedy: NAMED.en,
      },
      es: {
        message: 'Un valor no está escrito como pide el esquema.',
        cause: 'El texto de un elemento no sigue el patrón de su tipo.',
        remedy: NAMED.es,
      },
    },
    malformed,
  ),
  valueLength: declared(
    'XML_20004',
    {
      en: {
        message: 'A value is too long or too short.',
        cause: 'The text of an element has more or fewer characters than its type allows.',
        remedy: 'Shorten it. Leave an empty optional element out.',
      },
      es: {
        message: 'Un valor es demasiado largo o demasiado corto.',
        cause: 'El texto de un elemento tiene más o menos caracteres de los que admite su tipo.',
        remedy: 'Acórtelo; quite un elemento opcional si está vacío.',
      },
    },
    lengths,
  ),
  numberOutOfBounds: declared(
    'XML_20005',
    {
      en: {
        message: 'A number has too many digits or lies outside its bounds.',
        cause: 'A number has more digits than its type allows, or is negative.',
        remedy: NAMED.en,
      },
      es: {
        message: 'Un número tiene demasiadas cifras o está fuera de sus límites.',
        cause: 'Un número tiene más cifras de las que admite su tipo, o es negativo.',
        remedy: NAMED.es,
      },
    },
    numbers,
  ),
  attributeWrong: declared(
    'XML_20006',
    {
      en: {
        message: 'An attribute is missing, unknown or wrong.',
        cause: 'The root lacks `id` or `version`, or an element has an unknown attribute.',
        remedy: NAMED.en,
      },
      es: {
        message: 'Un atributo falta, no se conoce o está mal.',
        cause: 'A la raíz le falta `id` o `version`, o un elemento tiene un atributo sin significado.',
        remedy: NAMED.es,
      },
    },
    attributes,
  ),
  againstSchema: declared(
    'XML_20007',
    {
      en: {
        message: 'The document does not follow its schema.',
        cause: 'The document breaks its schema in a way without its own code.',
        remedy: NAMED.en,
      },
      es: {
        message: 'El comprobante no sigue su esquema.',
        cause: 'El comprobante no cumple su esquema de una forma que no tiene código propio.',
        remedy: NAMED.es,
      },
    },
    byReason({
      document: sentence<{ element: string }>(
        ({ element }) => `<${element}> does not follow the schema of the document.`,
        ({ element }) => `<${element}> no sigue el esquema del comprobante.`,
      ),
      order: sentence<{ element: string }>(
        ({ element }) => `The document's ${element} is not as its schema asks.`,
        ({ element }) => `${element} del comprobante no es como pide su esquema.`,
      ),
    }),
  ),
  keyDisagrees: declared(
    'XML_30002',
    {
      en: {
        message: 'The access key does not agree with the document.',
        cause: 'A part of the access key differs from its element in the document.',
        remedy: 'Build the key anew from the parts of the document.',
      },
      es: {
        message: 'La clave de acceso no concuerda con el comprobante.',
        cause: 'Una parte de la clave de acceso es distinta del elemento que dice lo mismo.',
        remedy: 'Forme la clave otra vez con los datos del comprobante.',
      },
    },
    sentence<{ written: string; key: string }>(
      ({ written, key }) => `It is ${written}; the access key says ${key}.`,
      ({ written, key }) => `Es ${written}; la clave de acceso dice ${key}.`,
    ),
  ),
  documentCodeWrong: declared('XML_30003', {
    en: {
      message: 'The document code does not belong to this kind of document, such as 01 for an invoice.',
      cause: 'codDoc is not the code of the root element.',
      remedy: 'Write the code of the kind: 01 for an invoice.',
    },
    es: {
      message: 'El código de documento no es el de este tipo de comprobante, como 01 para una factura.',
      cause: 'codDoc no es el código del elemento raíz.',
      remedy: 'Escriba el código del tipo: 01 para una factura.',
    },
  }),
  emissionTypeWrong: declared('XML_30004', {
    en: {
      message: 'The emission type is not 1, the only one in the offline scheme.',
      cause: 'tipoEmision has another value than 1.',
      remedy: 'Write 1.',
    },
    es: {
      message: 'El tipo de emisión no es 1, el único del esquema offline.',
      cause: 'tipoEmision tiene otro valor que 1.',
      remedy: 'Escriba 1.',
    },
  }),
  numberZero: error({
    code: 'XML_30024',
    kind: 'invalid',
    public: true,
    en: {
      message: 'A document cannot have number zero: its series begins with 000000001.',
      cause: 'secuencial is 000000000.',
      remedy: 'Write the next number of the series, and build the access key anew with it.',
    },
    es: {
      message: 'Un comprobante no lleva el número cero: su serie empieza en 000000001.',
      cause: 'secuencial es 000000000.',
      remedy: 'Escriba el siguiente número de la serie y construya la clave de acceso de nuevo con él.',
    },
  }),
  finalConsumerMisnamed: declared('XML_30009', {
    en: {
      message: 'A final consumer is not identified as the authority asks, by 9999999999999 and CONSUMIDOR FINAL.',
      cause: 'Type 07 goes with 9999999999999 and CONSUMIDOR FINAL only.',
      remedy: 'Write both so, or name the customer.',
    },
    es: {
      message: 'El consumidor final no está identificado como pide el SRI, con 9999999999999 y CONSUMIDOR FINAL.',
      cause: 'El tipo 07 va solo con 9999999999999 y CONSUMIDOR FINAL.',
      remedy: 'Escriba ambos así, o identifique al cliente.',
    },
  }),
  amountOff: declared(
    'XML_30014',
    {
      en: {
        message: 'An amount does not follow from the ones it is made of.',
        cause: 'A tax is not its rate of its base, or a line not its quantity times its price less the discount.',
        remedy: 'Compute it anew, rounded half up to two decimals.',
      },
      es: {
        message: 'Un valor no resulta de los que lo forman.',
        cause:
          'Un impuesto no es su tarifa de su base, o una línea no es su cantidad por su precio menos el descuento.',
        remedy: 'Calcúlelo otra vez, redondeado a dos decimales, la mitad hacia arriba.',
      },
    },
    byReason({ sum }),
  ),
  totalOff: declared(
    'XML_30015',
    {
      en: {
        message: 'A total is not the sum of its parts.',
        cause: 'A total of the header differs from the sum of its lines.',
        remedy: 'Compute it anew from the lines as written.',
      },
      es: {
        message: 'Un total no es la suma de sus partes.',
        cause: 'Un total de la cabecera es distinto de lo que suman sus líneas.',
        remedy: 'Calcúlelo otra vez con las líneas tal como están escritas.',
      },
    },
    totals,
  ),
  offByCents: declaredWarning(
    'XML_90002',
    {
      en: {
        message: 'A sum is off by a cent or two, which is usually accepted.',
        cause: 'A sum differs by rounding only.',
        remedy: 'Do nothing. To avoid it, round half up.',
      },
      es: {
        message: 'Una suma difiere en uno o dos centavos, dentro de lo que suele aceptarse.',
        cause: 'Una suma difiere solo por redondeo.',
        remedy: 'No hay que hacer nada; redondear la mitad hacia arriba lo evita.',
      },
    },
    byReason({ sum, payments }),
  ),
}
