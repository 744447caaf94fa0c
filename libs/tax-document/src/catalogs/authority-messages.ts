/** One code the authority answers with: what it means, and what its receiver does about it. */
export interface AuthorityMessageEntry {
  /** `identificador` of the message. */
  code: string
  meaning: InBoth
  remedy: InBoth
}

/** The same sentence in both languages of our callers. */
export interface InBoth {
  es: string
  en: string
}

interface AuthorityMessages {
  source: string
  entries: readonly AuthorityMessageEntry[]
}

const message = (code: string, meaning: InBoth, remedy: InBoth): AuthorityMessageEntry => ({ code, meaning, remedy })

const ISSUER_RESUBMITS: InBoth = {
  es: 'Regularice su situación en el portal de la administración tributaria y emita de nuevo.',
  en: "Settle it on the authority's portal, then issue the document again.",
}
const REPORT: InBoth = {
  es: 'Emita de nuevo; si se repite, avise al soporte con la clave de acceso.',
  en: 'Issue the document again; if it happens again, tell support the access key.',
}
const NOTHING: InBoth = { es: 'No hay nada que hacer.', en: 'Nothing has to be done.' }

/** The codes of error and warning of the offline scheme, in the order of their numbers. */
export const authorityMessages: AuthorityMessages = {
  source: 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32, códigos de error y advertencia',
  entries: [
    message(
      '2',
      { es: 'El RUC del emisor no está activo.', en: "The issuer's registry number is not active." },
      ISSUER_RESUBMITS,
    ),
    message(
      '10',
      {
        es: 'El establecimiento del emisor está clausurado.',
        en: "The issuer's establishment is closed by a sanction.",
      },
      {
        es: 'Levante la clausura ante la administración tributaria y emita de nuevo, o use otro establecimiento.',
        en: 'Have the closure lifted by the authority and issue again, or use another establishment.',
      },
    ),
    message(
      '26',
      { es: 'El archivo supera el tamaño máximo.', en: 'The file is larger than the authority accepts: 320 KB.' },
      { es: 'Reparta el comprobante en varios.', en: 'Split the document into several.' },
    ),
    message(
      '27',
      {
        es: 'La clase de contribuyente del emisor no puede emitir este comprobante.',
        en: "The issuer's class of taxpayer may not issue this document.",
      },
      ISSUER_RESUBMITS,
    ),
    message(
      '28',
      {
        es: 'El emisor no ha aceptado el acuerdo de medios electrónicos.',
        en: 'The issuer has not accepted the agreement on electronic media.',
      },
      {
        es: 'Acepte el acuerdo en el portal de la administración tributaria y emita de nuevo.',
        en: "Accept the agreement on the authority's portal, then issue the document again.",
      },
    ),
    message(
      '34',
      {
        es: 'El tipo de comprobante no consta en la autorización del emisor.',
        en: "The kind of document is not part of the issuer's authorization.",
      },
      {
        es: 'Solicite la autorización para este tipo de comprobante en el portal y emita de nuevo.',
        en: "Ask for this kind of document on the authority's portal, then issue it again.",
      },
    ),
    message(
      '35',
      { es: 'El archivo no cumple la estructura del XML.', en: 'The document does not follow its schema.' },
      {
        es: 'Corrija el elemento que nombra el mensaje; para un XML propio, revíselo antes con validate-xml.',
        en: 'Correct the element that the message names; check XML of your own with validate-xml first.',
      },
    ),
    message(
      '36',
      { es: 'La versión del esquema está descontinuada.', en: 'The version of the schema is no longer accepted.' },
      { es: 'Escriba el comprobante en la versión vigente.', en: 'Write the document in a version that is in force.' },
    ),
    message(
      '37',
      {
        es: 'El RUC no tiene autorización de emisión en este ambiente.',
        en: 'The registry number is not enrolled to issue in this environment.',
      },
      {
        es: 'Solicite la autorización en el portal: pruebas y producción se piden por separado.',
        en: "Enrol on the authority's portal: test and production are separate enrolments.",
      },
    ),
    message(
      '39',
      { es: 'La firma es inválida.', en: 'The signature is invalid.' },
      {
        es: 'Revise que el certificado esté vigente y sea del emisor, y emita de nuevo; un XML firmado no se puede modificar.',
        en: "Make sure that the certificate is valid and the issuer's, and issue again; signed XML must not be changed.",
      },
    ),
    message(
      '40',
      { es: 'Hay un error en el certificado.', en: 'There is an error in the certificate.' },
      {
        es: 'Suba un certificado de firma vigente y emita de nuevo.',
        en: 'Upload a valid signing certificate and issue again.',
      },
    ),
    message(
      '42',
      { es: 'El certificado está revocado.', en: 'The certificate has been revoked.' },
      {
        es: 'Pida un certificado nuevo a su entidad certificadora y súbalo.',
        en: 'Get a new certificate from its certification authority and upload it.',
      },
    ),
    message(
      '43',
      { es: 'La clave de acceso ya está registrada.', en: 'The access key is already registered.' },
      {
        es: 'Consulte el estado del comprobante: ya se recibió antes.',
        en: 'Look at the state of the document: it was received before.',
      },
    ),
    message(
      '45',
      {
        es: 'El secuencial ya está registrado con otra clave de acceso.',
        en: 'The sequential is already registered under another access key.',
      },
      {
        es: 'Busque el comprobante que usó el número; luego fije el siguiente secuencial y emita de nuevo.',
        en: 'Find the document that used the number, then set the next sequential and issue again.',
      },
    ),
    message(
      '46',
      { es: 'El RUC del emisor no existe.', en: "The issuer's registry number does not exist." },
      { es: 'Corrija el RUC del contribuyente.', en: 'Correct the registry number of the taxpayer.' },
    ),
    message(
      '47',
      { es: 'El tipo de comprobante no existe.', en: 'The kind of document does not exist.' },
      {
        es: 'Escriba en codDoc el código del tipo de comprobante: 01 para una factura.',
        en: 'Write the code of the kind in codDoc: 01 for an invoice.',
      },
    ),
    message(
      '48',
      {
        es: 'No existe un esquema para la versión del comprobante.',
        en: 'There is no schema for this version of the document.',
      },
      {
        es: 'Escriba una versión que exista para el tipo de comprobante.',
        en: 'Write a version that the kind of document has.',
      },
    ),
    message(
      '49',
      {
        es: 'Los argumentos enviados al servicio están vacíos.',
        en: "What was sent to the authority's service is empty.",
      },
      REPORT,
    ),
    message(
      '50',
      { es: 'La administración tributaria tuvo un error interno.', en: 'The authority had an internal error.' },
      { es: 'Espere: el envío se repite solo.', en: 'Wait: the document is sent again by itself.' },
    ),
    message(
      '52',
      { es: 'Los valores del comprobante no cuadran.', en: 'The amounts of the document do not add up.' },
      {
        es: 'Calcule de nuevo bases, impuestos y total, redondeados a dos decimales.',
        en: 'Compute bases, taxes and total anew, rounded to two decimals.',
      },
    ),
    message(
      '56',
      {
        es: 'El establecimiento del emisor está cerrado.',
        en: "The issuer's establishment is closed in the registry.",
      },
      {
        es: 'Use un establecimiento abierto, o reábralo en el registro.',
        en: 'Use an open establishment, or reopen it in the registry.',
      },
    ),
    message(
      '57',
      {
        es: 'La autorización del emisor está suspendida o no estaba vigente en la fecha de emisión.',
        en: "The issuer's authorization is suspended, or was not in force on the issue date.",
      },
      ISSUER_RESUBMITS,
    ),
    message(
      '58',
      {
        es: 'La clave de acceso no tiene la estructura correcta o no coincide con el comprobante.',
        en: 'The access key is malformed or does not agree with the document.',
      },
      {
        es: 'Forme de nuevo la clave con los datos del comprobante.',
        en: 'Build the key anew from the parts of the document.',
      },
    ),
    message(
      '59',
      {
        es: 'La identificación del receptor no existe.',
        en: "A warning: the receiver's identification is not known to the authority.",
      },
      {
        es: 'Revise la identificación del receptor; el comprobante queda autorizado.',
        en: "Check the receiver's identification; the document is authorized.",
      },
    ),
    message(
      '60',
      {
        es: 'El proceso se realizó en el ambiente de pruebas.',
        en: 'A notice: this was done in the test environment.',
      },
      NOTHING,
    ),
    message(
      '62',
      {
        es: 'La identificación del receptor es incorrecta.',
        en: "A warning: the receiver's identification is incorrect.",
      },
      {
        es: 'Revise la identificación del receptor; el comprobante queda autorizado.',
        en: "Check the receiver's identification; the document is authorized.",
      },
    ),
    message(
      '63',
      { es: 'El RUC del emisor está clausurado.', en: "The issuer's registry number is closed by a sanction." },
      ISSUER_RESUBMITS,
    ),
    message(
      '64',
      { es: 'El código del documento de sustento no existe.', en: 'The code of the supporting document is unknown.' },
      {
        es: 'Use un código de la tabla de documentos de sustento.',
        en: 'Use a code of the table of supporting documents.',
      },
    ),
    message(
      '65',
      { es: 'La fecha de emisión está fuera de plazo.', en: 'The issue date is too old or in the future.' },
      { es: 'Emita de nuevo con la fecha de hoy.', en: "Issue the document again with today's date." },
    ),
    message(
      '67',
      { es: 'La fecha es inválida.', en: 'The date is invalid.' },
      { es: 'Escriba un día del calendario en la forma dd/mm/aaaa.', en: 'Write a day of the calendar as dd/mm/yyyy.' },
    ),
    message(
      '68',
      {
        es: 'El documento de sustento no consta como electrónico.',
        en: 'A warning: the supporting document is not found as an electronic one.',
      },
      {
        es: 'Revise el número del documento de sustento; el comprobante queda autorizado.',
        en: 'Check the number of the supporting document; this document is authorized.',
      },
    ),
    message(
      '69',
      {
        es: 'La identificación del receptor no es válida.',
        en: "The receiver's identification is not in the registry.",
      },
      {
        es: 'Corrija la identificación del receptor o use otro tipo.',
        en: "Correct the receiver's identification, or use another type of it.",
      },
    ),
    message(
      '70',
      { es: 'La clave de acceso está en procesamiento.', en: 'The access key is being processed.' },
      { es: 'Espere hasta 24 horas; no emita de nuevo.', en: 'Wait up to 24 hours; do not issue it again.' },
    ),
    message(
      '80',
      {
        es: 'La clave de acceso consultada no tiene la estructura correcta.',
        en: 'The access key of the query is malformed.',
      },
      { es: 'Envíe los 49 dígitos de la clave.', en: 'Send the 49 digits of the key.' },
    ),
    message(
      '82',
      {
        es: 'La fecha de inicio del transporte es anterior a la de emisión.',
        en: 'The transport starts before the issue date.',
      },
      { es: 'Corrija la fecha de inicio del transporte.', en: 'Correct the first day of the transport.' },
    ),
    message(
      '92',
      {
        es: 'El monto de la devolución del IVA no coincide.',
        en: "The amount of value-added tax given back differs from the authority's answer.",
      },
      {
        es: 'Use el monto que respondió el servicio de devolución del IVA.',
        en: 'Use the amount that the refund service answered.',
      },
    ),
    message(
      '99',
      {
        es: 'La consulta fue rechazada: no hay datos o la fecha está fuera de rango.',
        en: 'The query was rejected: there are no data, or the date is out of range.',
      },
      {
        es: 'Revise la clave de acceso; los comprobantes de hace más de un mes no siempre se pueden consultar.',
        en: 'Check the access key; documents older than a month cannot always be queried.',
      },
    ),
  ],
}

const byCode = new Map(authorityMessages.entries.map((entry) => [entry.code, entry]))

/** What a code of the authority means; undefined for one the sheet does not list. */
export function authorityMessageOf(code: string): AuthorityMessageEntry | undefined {
  return byCode.get(code)
}
