export interface AuthorityMessageEntry {
  /** `identificador` of the message. */
  code: string
  meaning: InBoth
  cause: InBoth
  remedy: InBoth
}

export interface InBoth {
  es: string
  en: string
}

interface AuthorityMessages {
  source: string
  entries: readonly AuthorityMessageEntry[]
}

function message(code: string, meaning: InBoth, cause: InBoth, remedy: InBoth): AuthorityMessageEntry {
  return { code, meaning, cause, remedy }
}

const ISSUER_RESUBMITS: InBoth = {
  es: 'Regularice su situación en el portal de la administración tributaria y emita de nuevo.',
  en: "Settle the matter on the authority's portal, then issue the document again.",
}
const REPORT: InBoth = {
  es: 'Emita de nuevo; si se repite, avise al soporte con la clave de acceso.',
  en: 'Issue the document again; if it happens again, tell support the access key.',
}
const NOTHING: InBoth = { es: 'No hay nada que hacer.', en: 'Do nothing.' }

/** The codes of error and warning of the offline scheme, by number. */
export const authorityMessages: AuthorityMessages = {
  source: 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32, códigos de error y advertencia',
  entries: [
    message(
      '2',
      { es: 'El RUC del emisor no está activo.', en: "The issuer's registry number is not active." },
      {
        es: 'El RUC del emisor está suspendido o cancelado, o cesó sus actividades.',
        en: "The issuer's registry number is suspended or cancelled, or its activity has ended.",
      },
      ISSUER_RESUBMITS,
    ),
    message(
      '10',
      {
        es: 'El establecimiento del emisor está clausurado.',
        en: "The issuer's establishment is closed by a sanction.",
      },
      {
        es: 'La administración tributaria clausuró el establecimiento que consta en el comprobante.',
        en: 'The authority has closed the establishment that the document names.',
      },
      {
        es: 'Levante la clausura ante la administración tributaria y emita de nuevo, o use otro establecimiento.',
        en: 'Ask the authority to end the closure and issue again, or use another establishment.',
      },
    ),
    message(
      '26',
      { es: 'El archivo supera el tamaño máximo.', en: 'The file is larger than the authority accepts: 320 KB.' },
      { es: 'El XML firmado tiene más de 320 KB.', en: 'The signed XML comes to more than 320 KB.' },
      { es: 'Reparta el comprobante en varios.', en: 'Split the document into several.' },
    ),
    message(
      '27',
      {
        es: 'La clase de contribuyente del emisor no puede emitir este comprobante.',
        en: "The issuer's class of taxpayer may not issue this document.",
      },
      {
        es: 'El registro del emisor indica una clase de contribuyente a la que no corresponde este comprobante.',
        en: 'The registry lists the issuer in a class without this kind of document.',
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
        es: 'Falta aceptar el acuerdo de responsabilidad y uso de medios electrónicos.',
        en: 'The agreement on responsibility and the use of electronic media was never accepted.',
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
        es: 'El emisor tiene autorización de emisión electrónica, pero no para este tipo de comprobante.',
        en: 'The issuer may issue electronically, but not this kind of document.',
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
        es: 'Falta un elemento del XML, sobra o está fuera de orden, o su valor no tiene la forma exigida.',
        en: 'An element is missing, unknown or out of order, or its value does not have the form that the schema demands.',
      },
      {
        es: 'Corrija el elemento que nombra el mensaje; si el XML es suyo, revíselo antes con validate-xml.',
        en: 'Correct the element that the message names; check pre-built XML with validate-xml first.',
      },
    ),
    message(
      '36',
      { es: 'La versión del esquema está descontinuada.', en: 'The version of the schema is no longer accepted.' },
      {
        es: 'El XML dice una versión de su esquema que la administración tributaria retiró.',
        en: 'The XML names a version of its schema that the authority has withdrawn.',
      },
      { es: 'Escriba el comprobante en la versión vigente.', en: 'Write the document in a version that is in force.' },
    ),
    message(
      '37',
      {
        es: 'El RUC no tiene autorización de emisión en este ambiente.',
        en: 'The registry number is not enrolled to issue in this environment.',
      },
      {
        es: 'El emisor no pidió la autorización de emisión electrónica para el ambiente de la clave de acceso, o esta no sigue vigente.',
        en: 'The issuer never enrolled for the environment that the access key names, or the enrolment has ended.',
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
        es: 'El XML cambió después de la firma, o el certificado no corresponde al emisor, no está vigente o no es de una entidad acreditada.',
        en: "The XML was changed after it was signed, or the certificate is not the issuer's, is not valid, or is not from an accredited certification authority.",
      },
      {
        es: 'Revise que el certificado esté vigente y sea del emisor, y emita de nuevo; un XML firmado no se puede modificar.',
        en: "Make sure that the certificate is valid and the issuer's, and issue again; signed XML must not be changed.",
      },
    ),
    message(
      '40',
      { es: 'Hay un error en el certificado.', en: 'There is an error in the certificate.' },
      {
        es: 'La firma no lleva un certificado X.509 que se pueda leer.',
        en: 'The signature carries no X.509 certificate that can be read.',
      },
      {
        es: 'Suba un certificado de firma vigente y emita de nuevo.',
        en: 'Upload a valid signing certificate and issue again.',
      },
    ),
    message(
      '42',
      { es: 'El certificado está revocado.', en: 'The certificate has been revoked.' },
      {
        es: 'Se firmó con un certificado que fue revocado o que ya caducó.',
        en: 'The document was signed with a certificate that had been revoked or had expired.',
      },
      {
        es: 'Pida un certificado nuevo a su entidad certificadora y súbalo.',
        en: 'Get a new certificate from its certification authority and upload it.',
      },
    ),
    message(
      '43',
      { es: 'La clave de acceso ya está registrada.', en: 'The access key is already registered.' },
      {
        es: 'Se envió un comprobante con una clave de acceso que la administración tributaria ya tiene.',
        en: 'A document was sent whose access key the authority already has.',
      },
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
        es: 'Otro sistema, o una emisión anterior, usó el mismo número en este punto de emisión.',
        en: 'Another system, or an earlier document, used the same number in this emission point.',
      },
      {
        es: 'Busque el comprobante que usó el número; luego fije el siguiente secuencial y emita de nuevo.',
        en: 'Find the document that used the number, then set the next sequential and issue again.',
      },
    ),
    message(
      '46',
      { es: 'El RUC del emisor no existe.', en: "The issuer's registry number does not exist." },
      {
        es: 'El RUC del comprobante no consta en el registro de contribuyentes.',
        en: 'The registry number in the document is not in the registry of taxpayers.',
      },
      { es: 'Corrija el RUC del contribuyente.', en: 'Correct the registry number of the taxpayer.' },
    ),
    message(
      '47',
      { es: 'El tipo de comprobante no existe.', en: 'The kind of document does not exist.' },
      {
        es: 'El elemento codDoc tiene un código que no está en la tabla de tipos de comprobante.',
        en: 'The element codDoc has a code that is not in the table of kinds.',
      },
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
        es: 'El atributo version nombra una versión que nunca existió para este tipo de comprobante.',
        en: 'This kind of document never had the version in the attribute version.',
      },
      {
        es: 'Escriba una versión que exista para el tipo de comprobante.',
        en: 'Write an existing version of this kind of document.',
      },
    ),
    message(
      '49',
      {
        es: 'Los argumentos enviados al servicio están vacíos.',
        en: "The request to the authority's service is empty.",
      },
      {
        es: 'La llamada al servicio llegó sin documento o sin clave de acceso.',
        en: 'The call arrived without a document or an access key.',
      },
      REPORT,
    ),
    message(
      '50',
      { es: 'La administración tributaria tuvo un error interno.', en: 'The authority had an internal error.' },
      {
        es: 'Falló un sistema de la administración tributaria; el comprobante no es la causa.',
        en: 'A system of the authority failed; the document is not the cause.',
      },
      { es: 'Espere: el envío se repite solo.', en: 'Wait: the system sends the document again.' },
    ),
    message(
      '52',
      { es: 'Los valores del comprobante no cuadran.', en: 'The amounts of the document do not add up.' },
      {
        es: 'Una suma, un impuesto o el total difiere de lo que resulta de las líneas.',
        en: 'A sum, a tax or the total differs from the lines.',
      },
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
        es: 'El registro de contribuyentes muestra el establecimiento del comprobante como cerrado.',
        en: 'The registry of taxpayers shows the establishment of the document as closed.',
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
      {
        es: 'La administración tributaria suspendió la autorización, o esta empieza después o terminó antes de la fecha de emisión.',
        en: 'The authority has suspended the authorization, or it begins after the issue date or ended before it.',
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
        es: 'La fecha, el tipo, el RUC, el ambiente o el número de la clave difiere del XML, o el dígito verificador no es correcto.',
        en: 'The date, kind, registry number, environment or number in the key differs from the XML, or its check digit is wrong.',
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
        es: 'El comprobante se autorizó, pero el número del receptor no consta en los registros.',
        en: 'The document was authorized, but the number of the receiver is in no registry.',
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
        en: 'A notice: the document is in the test environment.',
      },
      {
        es: 'La clave de acceso dice ambiente 1: el comprobante no tiene validez tributaria.',
        en: 'The access key names environment 1: the document has no fiscal effect.',
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
        es: 'El comprobante se autorizó, pero el número del receptor no tiene la forma de su tipo de identificación.',
        en: 'The document was authorized, but the number of the receiver does not have the form of its type.',
      },
      {
        es: 'Revise la identificación del receptor; el comprobante queda autorizado.',
        en: "Check the receiver's identification; the document is authorized.",
      },
    ),
    message(
      '63',
      { es: 'El RUC del emisor está clausurado.', en: "The issuer's registry number is closed by a sanction." },
      {
        es: 'La administración tributaria sancionó al contribuyente con la clausura.',
        en: 'The authority has closed the taxpayer as a sanction.',
      },
      ISSUER_RESUBMITS,
    ),
    message(
      '64',
      { es: 'El código del documento de sustento no existe.', en: 'The code of the supporting document is unknown.' },
      {
        es: 'El código del documento de sustento no está en la tabla de la ficha técnica.',
        en: 'The code is not in the table of the technical sheet.',
      },
      {
        es: 'Use un código de la tabla de documentos de sustento.',
        en: 'Use a code of the table of supporting documents.',
      },
    ),
    message(
      '65',
      { es: 'La fecha de emisión está fuera de plazo.', en: 'The issue date is too old or in the future.' },
      {
        es: 'El comprobante se envió después del plazo permitido, o su fecha es posterior a la del envío.',
        en: 'The document was sent too late, or its date is after the day of sending.',
      },
      { es: 'Emita de nuevo con la fecha de hoy.', en: "Issue the document again with today's date." },
    ),
    message(
      '67',
      { es: 'La fecha es inválida.', en: 'The date is invalid.' },
      {
        es: 'Una fecha del comprobante no es un día del calendario o tiene otra forma.',
        en: 'A date of the document is not a day of the calendar, or has another form.',
      },
      { es: 'Escriba un día del calendario en la forma dd/mm/aaaa.', en: 'Write a day of the calendar as dd/mm/yyyy.' },
    ),
    message(
      '68',
      {
        es: 'El documento de sustento no consta como electrónico.',
        en: 'A warning: the supporting document is not found as an electronic one.',
      },
      {
        es: 'El documento de sustento se emitió en papel, no está autorizado o su número es otro.',
        en: 'The supporting document was issued on paper, is not authorized, or has another number.',
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
        es: 'El tipo de identificación exige un número registrado, y el del receptor no lo está.',
        en: "This type of identification requires a registered number, and the receiver's number is not registered.",
      },
      {
        es: 'Corrija la identificación del receptor o use otro tipo.',
        en: "Correct the receiver's identification, or use another type of it.",
      },
    ),
    message(
      '70',
      { es: 'La clave de acceso está en procesamiento.', en: 'The access key is being processed.' },
      {
        es: 'El comprobante se recibió y todavía no tiene resultado.',
        en: 'The document was received and has no verdict yet.',
      },
      { es: 'Espere hasta 24 horas; no emita de nuevo.', en: 'Wait up to 24 hours; do not issue it again.' },
    ),
    message(
      '80',
      {
        es: 'La clave de acceso consultada no tiene la estructura correcta.',
        en: 'The access key of the query is malformed.',
      },
      {
        es: 'Se consultó con un texto que no tiene los 49 dígitos de una clave o cuyo dígito verificador no es correcto.',
        en: 'The text of the query does not have 49 digits, or its check digit is wrong.',
      },
      { es: 'Envíe los 49 dígitos de la clave.', en: 'Send the 49 digits of the key.' },
    ),
    message(
      '82',
      {
        es: 'La fecha de inicio del transporte es anterior a la de emisión.',
        en: 'The transport starts before the issue date.',
      },
      {
        es: 'En la guía de remisión, el transporte empieza antes de la fecha de su clave de acceso.',
        en: 'The waybill has a first day of transport before the date in its access key.',
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
        es: 'El monto del comprobante difiere del que calculó el servicio de devolución del IVA.',
        en: 'The amount in the document differs from the one that the refund service computed.',
      },
      {
        es: 'Use el monto que respondió el servicio de devolución del IVA.',
        en: 'Use the amount from the refund service.',
      },
    ),
    message(
      '99',
      {
        es: 'La consulta fue rechazada: no hay datos o la fecha está fuera de rango.',
        en: 'The query was rejected: there are no data, or the date is out of range.',
      },
      {
        es: 'La administración tributaria no guarda el comprobante consultado, o es de una fecha que ya no se consulta.',
        en: 'The authority does not have the document, or the document is too old for a query.',
      },
      {
        es: 'Revise la clave de acceso; los comprobantes de hace más de un mes no siempre se pueden consultar.',
        en: 'Check the access key; documents older than a month cannot always be queried.',
      },
    ),
  ],
}

const byCode = new Map(authorityMessages.entries.map((entry) => [entry.code, entry]))

/** Undefined for a code that the specification lacks. */
export function authorityMessageOf(code: string): AuthorityMessageEntry | undefined {
  return byCode.get(code)
}
