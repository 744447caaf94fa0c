import { error } from '@etax/kernel'
import { declared, declaredWarning } from './declared.ts'

/** What can be wrong with a document as XML. */
export const xmlErrors = {
  notWellFormed: declared(
    'XML_10001',
    'The text is not well-formed XML.',
    'The text cannot be parsed as XML, or has a document type declaration.',
    'Send a whole document in UTF-8 as it was written, without a document type declaration.',
  ),
  unknownRoot: declared(
    'XML_10002',
    'The root element is no tax document: it must be one of factura, liquidacionCompra, notaCredito, notaDebito, guiaRemision, comprobanteRetencion.',
    'The root element is none of the six kinds of document.',
    'Send the document itself, without any wrapper.',
  ),
  unknownVersion: declared(
    'XML_10003',
    'There is no schema for this version of the document: the attribute version must be one there is, such as 2.1.0 of factura.',
    'The attribute version of the root names a version that the authority has no schema for, or is missing.',
    'Write a version that the message names.',
  ),
  notAWrapper: declared(
    'XML_10005',
    "This is not the authority's wrapper of an authorized document.",
    'The root element is not `autorizacion` in any of the forms the authority has used.',
    'Send the answer of the authority as it came.',
  ),
  beyondLimit: declared(
    'XML_10006',
    'The XML has more of something than a tax document can have.',
    'Size, depth, elements, attributes, namespaces and names are limited before anything is read; the message says which.',
    'Send a whole document as it was written; at most 1 MiB, and nothing that its schema does not have.',
  ),
  notUtf8: declared(
    'XML_10007',
    'The XML is not UTF-8: write it in UTF-8, in which ñ is the two bytes C3 B1, and declare it so.',
    'The bytes are not UTF-8, or the declaration of the document names another encoding.',
    'Write the document in UTF-8 and declare it so.',
  ),
  readTooLong: declared(
    'XML_10008',
    'The XML takes longer to read than any tax document does.',
    'Reading or validating was ended after two seconds, or needed more memory than it may have.',
    'Send a whole document as it was written, as the schema of its kind shows it.',
  ),
  relativeNamespace: declared(
    'XML_10009',
    'A namespace is a relative address.',
    'A namespace that is declared does not begin with a scheme such as http: or urn:; such a document cannot be signed.',
    'Remove the declaration, or write the whole address.',
  ),
  elementMisplaced: declared(
    'XML_20001',
    'An element stands where the schema does not expect it.',
    'Elements are out of order, or one is not of this kind and version.',
    'Correct the document; the message names the element.',
  ),
  elementMissing: declared(
    'XML_20002',
    'An element is missing.',
    'The schema asks for an element that the document does not have.',
    'Correct the document; the message names the element.',
  ),
  valueMalformed: declared(
    'XML_20003',
    'A value is not written as the schema asks.',
    'The text of an element does not follow the pattern of its type.',
    'Correct the document; the message names the element.',
  ),
  valueLength: declared(
    'XML_20004',
    'A value is too long or too short.',
    'The text of an element has more or fewer characters than its type allows.',
    'Shorten it; leave an optional element out where it is empty.',
  ),
  numberOutOfBounds: declared(
    'XML_20005',
    'A number has too many digits or lies outside its bounds.',
    'A number has more digits than its type allows, or is negative.',
    'Correct the document; the message names the element.',
  ),
  attributeWrong: declared(
    'XML_20006',
    'An attribute is missing, unknown or wrong.',
    'The root lacks `id` or `version`, or an element has an attribute of no meaning.',
    'Correct the document; the message names the element.',
  ),
  againstSchema: declared(
    'XML_20007',
    'The document does not follow its schema.',
    'The document breaks its schema in a way that has no code of its own.',
    'Correct the document; the message names the element.',
  ),
  keyDisagrees: declared(
    'XML_30002',
    'The access key does not agree with the document.',
    'A part of the access key differs from the element that says the same.',
    'Build the key anew from the parts of the document.',
  ),
  documentCodeWrong: declared(
    'XML_30003',
    'The document code is not that of this kind of document, such as 01 for an invoice.',
    'codDoc is not the code of the root element.',
    'Write the code of the kind: 01 for an invoice.',
  ),
  emissionTypeWrong: declared(
    'XML_30004',
    'The emission type is not 1, the only one in the offline scheme.',
    'tipoEmision has another value than 1.',
    'Write 1.',
  ),
  numberZero: error({
    code: 'XML_30024',
    kind: 'invalid',
    public: true,
    en: {
      message: 'A document has no number zero: its series begins with 000000001.',
      cause: 'secuencial is 000000000.',
      remedy: 'Write the next number of the series, and build the access key anew with it.',
    },
    es: {
      message: 'Un comprobante no lleva el número cero: su serie empieza en 000000001.',
      cause: 'secuencial es 000000000.',
      remedy: 'Escriba el siguiente número de la serie y construya la clave de acceso de nuevo con él.',
    },
  }),
  finalConsumerMisnamed: declared(
    'XML_30009',
    'A final consumer is not identified as the authority asks, by 9999999999999 and CONSUMIDOR FINAL.',
    'Type 07 goes with 9999999999999 and CONSUMIDOR FINAL only.',
    'Write both so, or name the customer.',
  ),
  amountOff: declared(
    'XML_30014',
    'An amount does not follow from the ones it is made of.',
    'A tax is not its rate of its base, or a line not its quantity times its price less the discount.',
    'Compute it anew, rounded half up to two decimals.',
  ),
  totalOff: declared(
    'XML_30015',
    'A total is not the sum of its parts.',
    'A total of the header differs from what its lines come to.',
    'Compute it anew from the lines as written.',
  ),
  offByCents: declaredWarning(
    'XML_90002',
    'A sum is off by a cent or two, within what is usually let pass.',
    'A sum differs by rounding only.',
    'Nothing has to be done; round half up to avoid it.',
  ),
} as const
