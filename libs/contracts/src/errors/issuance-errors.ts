import { defineErrors, echoed, error, type Text } from '@etax/kernel'
import type { Mode } from '../mode.ts'

const CALLER = {
  en: 'A service of this system sent a request outside the contract. This is a defect.',
  es: 'Un servicio de este sistema hizo una solicitud que el contrato no permite: una falla del sistema.',
}
const REPORT = { en: 'Report the requestId.', es: 'Avise con el requestId.' }
const COME_AGAIN = {
  en: 'Try again after the seconds in Retry-After.',
  es: 'Inténtelo otra vez después de los segundos que indica Retry-After.',
}
const SANDBOX_MAIL = {
  en: 'Receipts of the sandbox are mailed to verified addresses of the workspace’s own users only.',
  es: 'Los comprobantes de pruebas se envían solo a correos confirmados de los usuarios del espacio de trabajo.',
}
const ALL_USED = {
  en: 'Choose a larger plan. A monthly quota is renewed on the first day of the next month, in Ecuador. A plan for a first month (trial in GET /v1/developer/usage) is not renewed.',
  es: 'Elija un plan mayor. Un plan con un cupo mensual se renueva el primer día del mes siguiente, en Ecuador; el de un primer mes (trial en GET /v1/developer/usage) no se renueva.',
}

type MalformedRequest =
  | { reason: 'caller' | 'receipt-id' | 'allowance' | 'report' }
  | { reason: 'dev-reference'; most: number }
  | { reason: 'document-type' | 'order'; kinds: readonly string[] }

/** `number`: of the receipt that the note modifies. */
type UnusableDocument =
  | { reason: 'not-here' }
  | { reason: 'voided'; number: string; why: string }
  | { reason: 'cancelled'; number: string }
  | { reason: 'refused' | 'not-authorized'; number: string; status: string }

type Contradiction =
  | { reason: 'issue-date'; invoice: string; issueDate: string; given: string }
  | { reason: 'customer'; invoice: string; customer: string; given: string }

/** `environment`: 1 sandbox, 2 production; `needed`: that of the key. */
type OfAnother =
  | { reason: 'taxpayer'; ruc: string; asked: string }
  | { reason: 'environment'; environment: number; mode: Mode; needed: number }

type ImpossibleTime =
  | { reason: 'future'; signedAt: string; now: string }
  | { reason: 'certificate'; signedAt: string; notBefore: string; notAfter: string }

type TooManyMails = { reason: 'in-all'; most: number } | { reason: 'in-a-day'; most: number; seconds: number }

type UnusableAnswer =
  | { reason: 'no-document' | 'unreadable' }
  | { reason: 'access-key'; accessKey: string }
  | { reason: 'taxpayer'; ruc: string; asked: string }

type NumberHolder = { number: string; receiptId: string; status: string; accessKey: string }

/** `renewedOn`: the day of the next quota, or null. `retry`: a retry needs quota. */
type UsedUp = { renewedOn: string | null; retry: boolean }

/** A voided document counts until the authority cancels it. */
const ANNULLED = {
  en: 'if one is wrong, annul it at the authority and then read it with ?online=true. It counts until it is found cancelled there, even if it is marked as voided here.',
  es: 'si una está mal, anúlela en el SRI y después consúltela con ?online=true. Cuenta hasta que conste como anulada allí, aunque esté marcada aquí como anulada.',
}

const RATE_UNITS = {
  en: { percent: '%', bottle: 'dollars a bottle', unit: 'dollars a unit' },
  es: { percent: '%', bottle: 'dólares por botella', unit: 'dólares por unidad' },
} as const

/** Errors of issuance: orders, documents, receipts, numbers, quota. */
export const issuanceErrors = defineErrors({
  cursorUnknown: error({
    code: 'ISS_10003',
    kind: 'invalid',
    public: true,
    en: {
      message:
        'The cursor does not belong to this list: send meta.pagination.nextCursor of the previous page, or leave it out.',
      cause: 'The cursor was changed, cut off, or taken from another list.',
      remedy: 'Take it from meta.pagination.nextCursor of the previous page.',
    },
    es: {
      message: 'El cursor no es de esta lista: envíe meta.pagination.nextCursor de la página anterior, o no lo envíe.',
      cause: 'El cursor fue cambiado, está cortado, o es de otra lista.',
      remedy: 'Tómelo de meta.pagination.nextCursor de la página anterior.',
    },
  }),
  sequentialOutOfRange: error({
    code: 'ISS_10004',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The next number must be a whole number from 1 to 999999999.',
      cause: 'The requested next number of the series is one that a document cannot have.',
      remedy: 'Send a whole number from 1 to 999999999.',
    },
    es: {
      message: 'El siguiente secuencial debe ser un número entero de 1 a 999999999.',
      cause: 'El siguiente secuencial que se pidió no es posible en un comprobante.',
      remedy: 'Envíe un número entero de 1 a 999999999.',
    },
  }),
  orderNotJson: error({
    code: 'ISS_10005',
    kind: 'invalid',
    public: false,
    en: { message: 'The order is not JSON.', cause: CALLER.en, remedy: REPORT.en },
    es: { message: 'La orden no es JSON.', cause: CALLER.es, remedy: REPORT.es },
  }),
  requestMalformed: error<MalformedRequest>({
    code: 'ISS_10006',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The request lacks a required part: caller, receipt id, allowance or document type.',
      say: (facts) => {
        switch (facts.reason) {
          case 'caller':
            return 'caller: workspace_id and mode are required'
          case 'receipt-id':
            return 'receipt_id must be a UUID in lower case, such as 01935a2e-7c1f-7abc-8def-0123456789ab'
          case 'allowance':
            return 'allowance with its period is required'
          case 'report':
            return '"report" and "by" must be those of the contract'
          case 'dev-reference':
            return `dev_reference has at most ${facts.most} characters`
          case 'document-type':
            return `document_type must be one of ${facts.kinds.join(', ')}`
          case 'order':
            return `order must have one of ${facts.kinds.join(', ')}`
        }
      },
      cause: CALLER.en,
      remedy: REPORT.en,
    },
    es: {
      message: 'A la solicitud le falta algo que toda solicitud tiene: caller, receipt_id, allowance o document_type.',
      say: (facts) => {
        switch (facts.reason) {
          case 'caller':
            return 'caller: workspace_id y mode son obligatorios'
          case 'receipt-id':
            return 'receipt_id debe ser un UUID en minúsculas, por ejemplo 01935a2e-7c1f-7abc-8def-0123456789ab'
          case 'allowance':
            return 'allowance con su period es obligatorio'
          case 'report':
            return '"report" y "by" deben ser los del contrato'
          case 'dev-reference':
            return `dev_reference tiene a lo sumo ${facts.most} caracteres`
          case 'document-type':
            return `document_type debe ser uno de ${facts.kinds.join(', ')}`
          case 'order':
            return `order debe tener uno de ${facts.kinds.join(', ')}`
        }
      },
      cause: CALLER.es,
      remedy: REPORT.es,
    },
  }),
  supportingDocumentUnusable: error<UnusableDocument>({
    code: 'ISS_10007',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The supporting document cannot be used.',
      say: (facts) => {
        switch (facts.reason) {
          case 'not-here':
            return 'No receipt of this taxpayer has this access key. For a document issued elsewhere send documentType, number and issueDate instead, and the customer.'
          case 'voided':
            return `Receipt ${facts.number} was marked as voided (${facts.why}): name another document.`
          case 'cancelled':
            return `Receipt ${facts.number} was cancelled at the authority: a note can no longer modify it.`
          case 'refused':
            return `Receipt ${facts.number} is ${facts.status}: the authority does not have the document, so a note cannot modify it.`
          case 'not-authorized':
            return `Receipt ${facts.number} is ${facts.status}; it must be authorized first: wait, and send the note again.`
        }
      },
      cause:
        'A credit or debit note names a receipt that is not authorized or was voided, or an access key without a receipt of the same taxpayer and mode.',
      remedy:
        'Correct the access key or the number, or wait until the receipt is authorized. A document issued elsewhere is named by documentType, number and issueDate.',
    },
    es: {
      message: 'El documento de sustento no se puede usar.',
      say: (facts) => {
        switch (facts.reason) {
          case 'not-here':
            return 'Ningún comprobante de este contribuyente tiene esta clave de acceso. Para un documento emitido en otro sistema envíe en su lugar documentType, number e issueDate, y el cliente.'
          case 'voided':
            return `El comprobante ${facts.number} está marcado aquí como anulado: ${facts.why}`
          case 'cancelled':
            return `El comprobante ${facts.number} fue anulado en el SRI: una nota ya no puede modificarlo.`
          case 'refused':
            return `El comprobante ${facts.number} está en ${facts.status}: el SRI no tiene el documento, y una nota no puede modificarlo.`
          case 'not-authorized':
            return `El comprobante ${facts.number} está en ${facts.status}: primero debe estar autorizado.`
        }
      },
      cause:
        'Una nota de crédito o de débito nombra un comprobante de aquí que no está autorizado o está anulado, o una clave de acceso que no es de ningún comprobante del mismo contribuyente y ambiente.',
      remedy:
        'Corrija la clave de acceso o el número, o espere a que el comprobante esté autorizado. Un documento emitido en otro sistema se nombra con documentType, number e issueDate.',
    },
  }),
  noteOnFinalConsumer: error<{ invoice: string }>({
    code: 'ISS_10030',
    kind: 'invalid',
    public: true,
    en: {
      message: 'No credit or debit note may modify an invoice to a final consumer.',
      say: ({ invoice }) =>
        `Invoice ${invoice} is to a final consumer: by law credit and debit notes cannot modify it.`,
      cause:
        'The invoice of the note does not name its buyer. By resolution NAC-DGERCGC25-00000014, article 3, such an invoice can be neither annulled nor credited, for any customer of the note.',
      remedy: 'The invoice cannot be reversed. Name the buyer in the invoice if a return is possible.',
    },
    es: {
      message: 'Una nota de crédito o de débito no puede modificar una factura a consumidor final.',
      say: ({ invoice }) =>
        `La factura ${invoice} es a consumidor final: la ley no permite modificarla con notas de crédito ni de débito.`,
      cause:
        'La factura que la nota nombra no identifica al comprador. Según la resolución NAC-DGERCGC25-00000014, artículo 3, una factura así no se anula ni se acredita, sea quien sea el cliente de la nota.',
      remedy: 'Esa factura no se puede revertir. Identifique al comprador en la factura cuando pueda haber devolución.',
    },
  }),
  noteContradictsReceipt: error<Contradiction>({
    code: 'ISS_10031',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The note contradicts the invoice it modifies.',
      say: (facts) =>
        facts.reason === 'issue-date'
          ? `Invoice ${facts.invoice} was issued on ${facts.issueDate}, not on ${facts.given}: send ${facts.issueDate}.`
          : `Invoice ${facts.invoice} was issued to ${facts.customer}, not to ${facts.given}: send that customer, or leave the customer out.`,
      cause: 'A credit or debit note has another customer, or another issue date of the invoice, than the receipt.',
      remedy:
        'Send the value in the message, or leave customer and date out: supportingDocument.accessKey takes them from the receipt.',
    },
    es: {
      message: 'La nota no coincide con la factura que modifica.',
      say: (facts) =>
        facts.reason === 'issue-date'
          ? `La factura ${facts.invoice} se emitió el ${facts.issueDate}, no el ${facts.given}: envíe ${facts.issueDate}.`
          : `La factura ${facts.invoice} se emitió a ${facts.customer}, no a ${facts.given}: envíe ese cliente, o no envíe ninguno.`,
      cause:
        'Una nota de crédito o de débito nombra otro cliente, u otra fecha de emisión de la factura, que los del comprobante de aquí.',
      remedy:
        'Envíe el valor que el mensaje da, o no envíe el cliente ni la fecha: con supportingDocument.accessKey son los del comprobante.',
    },
  }),
  noteAboveBalance: error<{ invoice: string; total: string; earlier: string; left: string; given: string }>({
    code: 'ISS_10032',
    kind: 'invalid',
    public: true,
    warning: true,
    en: {
      message: 'The credit notes on the invoice exceed the invoice.',
      say: ({ invoice, total, earlier, left, given }) =>
        `The note returns ${given}. Invoice ${invoice} has ${left} left: its total is ${total}, and other credit notes have ${earlier}.`,
      cause:
        'The credit note exceeds the remaining amount of the invoice after other credit notes. It is issued anyway.',
      remedy: `Compare the notes of the invoice; ${ANNULLED.en}`,
    },
    es: {
      message: 'Las notas de crédito de la factura suman más que la factura.',
      say: ({ invoice, total, earlier, left, given }) =>
        `La nota devuelve ${given}; la factura ${invoice} es de ${total}, tiene otras notas de crédito por ${earlier} y quedan ${left}.`,
      cause:
        'Una nota de crédito devuelve más de lo que queda de la factura después de otras notas de crédito; se emite igual.',
      remedy: `Compare las notas de la factura; ${ANNULLED.es}`,
    },
  }),
  /** Tax amounts with their bases: returned by the note, charged by the invoice, left of it. */
  noteAboveRate: error<{
    invoice: string
    tax: string
    rateCode: string
    rate: string
    unit: keyof typeof RATE_UNITS.en
    given: { amount: string; base: string }
    charged: { amount: string; base: string }
    left: { amount: string; base: string }
  }>({
    code: 'ISS_15031',
    kind: 'invalid',
    public: true,
    warning: true,
    en: {
      message: 'The credit note returns tax that its invoice did not charge.',
      say: ({ invoice, tax, rateCode, rate, unit, given, charged, left }) =>
        `The note returns ${given.amount} of tax ${tax}, rate code ${rateCode} (${rate} ${RATE_UNITS.en[unit]}), on ${given.base}. Invoice ${invoice} charged ${charged.amount} on ${charged.base}; ${left.amount} on ${left.base} is left.`,
      cause:
        'For one rate of a tax, the credit note exceeds the base or the amount that the invoice charged and earlier credit notes left. It is issued anyway.',
      remedy: `Send the items with the tax of the invoice. Compare the notes of the invoice; ${ANNULLED.en}`,
    },
    es: {
      message: 'La nota de crédito devuelve un impuesto que la factura no cobró.',
      say: ({ invoice, tax, rateCode, rate, unit, given, charged, left }) =>
        `La nota devuelve ${given.amount} del impuesto ${tax}, código de tarifa ${rateCode} (${rate} ${RATE_UNITS.es[unit]}), sobre ${given.base}; la factura ${invoice} cobró ${charged.amount} sobre ${charged.base}, y quedan ${left.amount} sobre ${left.base}.`,
      cause:
        'De una tarifa de un impuesto, una nota de crédito devuelve más, en la base o en el valor, de lo que la factura cobró y dejaron las notas anteriores; se emite igual.',
      remedy: `Envíe los ítems con el impuesto que la factura tiene. Compare las notas de la factura; ${ANNULLED.es}`,
    },
  }),
  /** `document`: its code and number; `receipt`: the number of the earlier withholding. */
  withheldAlready: error<{
    document: string
    supplier: string
    receipt: string
    issueDate: string
    status: string
  }>({
    code: 'ISS_15032',
    kind: 'invalid',
    public: true,
    warning: true,
    en: {
      message: 'Another receipt already withholds from this document.',
      say: ({ document, supplier, receipt, issueDate, status }) =>
        `Receipt ${receipt} of ${issueDate} (${status}) already withholds from document ${document} of ${supplier}.`,
      cause:
        "Another receipt withholds from the supplier's document of the same kind and number. This one is issued anyway.",
      remedy: `Compare the two withholdings; ${ANNULLED.en}`,
    },
    es: {
      message: 'Ya se retuvo de ese documento en otro comprobante.',
      say: ({ document, supplier, receipt, issueDate, status }) =>
        `El comprobante de retención ${receipt} del ${issueDate} (${status}) ya retiene del documento ${document} de ${supplier}.`,
      cause:
        'Otro comprobante retiene del documento del proveedor que tiene el mismo tipo y número; este se emite igual.',
      remedy: `Compare las dos retenciones; ${ANNULLED.es}`,
    },
  }),
  documentOfAnother: error<OfAnother>({
    code: 'ISS_10008',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document does not belong to this call.',
      say: (facts) =>
        facts.reason === 'taxpayer'
          ? `The document belongs to ${facts.ruc}, not to ${facts.asked} (x-taxpayer-ruc).`
          : `The document is for environment ${facts.environment}; an ak_${facts.mode}_ key needs ${facts.needed}.`,
      cause: 'Pre-built XML names another taxpayer or environment than the call.',
      remedy: 'Correct the document, or use its header and key.',
    },
    es: {
      message: 'El documento no corresponde a esta llamada.',
      say: (facts) =>
        facts.reason === 'taxpayer'
          ? `El documento es de ${facts.ruc}, no de ${facts.asked} (x-taxpayer-ruc).`
          : `El documento es del ambiente ${facts.environment}; una clave ak_${facts.mode}_ necesita el ${facts.needed}.`,
      cause: 'Un XML ya elaborado nombra otro contribuyente o ambiente que la llamada.',
      remedy: 'Corrija el documento, o use el encabezado y la clave que le corresponden.',
    },
  }),
  accessKeyNotImportable: error<OfAnother>({
    code: 'ISS_10009',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The access key cannot be imported.',
      say: (facts) =>
        facts.reason === 'taxpayer'
          ? `It belongs to ${facts.ruc}, not to ${facts.asked}.`
          : `It belongs to environment ${facts.environment}; an ak_${facts.mode}_ key needs ${facts.needed}.`,
      cause: 'The access key belongs to a document of another taxpayer or environment.',
      remedy: 'Correct the access key, or name its taxpayer in x-taxpayer-ruc.',
    },
    es: {
      message: 'La clave de acceso no se puede importar.',
      say: (facts) =>
        facts.reason === 'taxpayer'
          ? `Es de ${facts.ruc}, no de ${facts.asked}.`
          : `Es del ambiente ${facts.environment}; una clave ak_${facts.mode}_ necesita el ${facts.needed}.`,
      cause: 'La clave de acceso es de un comprobante de otro contribuyente o ambiente.',
      remedy: 'Corrija la clave de acceso, o nombre a su contribuyente en x-taxpayer-ruc.',
    },
  }),
  /** `refused`: the authority refuses it, though it is valid. */
  signatureInvalid: error<{ reason: 'invalid' | 'refused'; why: Text }>({
    code: 'ISS_10020',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The signature of the document is not valid.',
      say: ({ reason, why }) =>
        reason === 'invalid'
          ? `The signature of the document is not valid: ${why.en}.`
          : `The authority refuses the signature of the document: ${why.en}.`,
      cause:
        'The document was changed after signing, the signature does not cover all of it, or the signature does not have the form that the authority requires.',
      remedy: 'Sign the final document, with one enveloped XAdES-BES signature over the whole of it.',
    },
    es: {
      message: 'La firma del documento no es válida.',
      say: ({ reason, why }) =>
        reason === 'invalid'
          ? `La firma del documento no es válida: ${why.es}.`
          : `El SRI rechaza la firma del documento: ${why.es}.`,
      cause: 'El documento se cambió después de firmarlo, la firma no lo cubre todo, o no está hecha como pide el SRI.',
      remedy: 'Firme el documento tal como se envía, con una sola firma XAdES-BES (enveloped) sobre todo él.',
    },
  }),
  /** `named`: by the certificate; may be empty. */
  signatureOfAnother: error<{ named: string; ruc: string }>({
    code: 'ISS_10021',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The certificate of the signature does not belong to the issuer.',
      say: ({ named, ruc }) =>
        `The certificate of the signature names ${named || 'no registry number'}; the document belongs to ${ruc}.`,
      cause:
        'The certificate names another registry number than the document, or with a live key none at all. No ' +
        'operator has vouched for it in this workspace.',
      remedy:
        'Sign the document with a certificate of the taxpayer that issues it. For a legal representative, ask the operator to ' +
        'vouch for the certificate, and upload it.',
    },
    es: {
      message: 'El certificado de la firma no es del emisor.',
      say: ({ named, ruc }) =>
        `El certificado de la firma ${named === '' ? 'no dice de qué RUC es' : `es de ${named}`}; el documento es de ${ruc}.`,
      cause:
        'El certificado es de otro RUC que el documento o, con una clave de producción, no dice ninguno. Ningún ' +
        'operador lo ha respaldado en este espacio de trabajo.',
      remedy:
        'Firme el documento con un certificado del contribuyente que lo emite. Si es el del representante legal, pida al ' +
        'operador que lo respalde, y súbalo.',
    },
  }),
  signatureOutOfForce: error<{ notBefore: string; notAfter: string }>({
    code: 'ISS_10022',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The certificate of the signature is not in force.',
      say: ({ notBefore, notAfter }) =>
        `The certificate of the signature is in force from ${notBefore} to ${notAfter}.`,
      cause: 'The certificate has expired, or is not valid yet.',
      remedy: 'Sign the document with a certificate that is in force.',
    },
    es: {
      message: 'El certificado de la firma no está vigente.',
      say: ({ notBefore, notAfter }) => `El certificado de la firma está vigente desde ${notBefore} hasta ${notAfter}.`,
      cause: 'El certificado caducó, o todavía no es válido.',
      remedy: 'Firme el documento con un certificado vigente.',
    },
  }),
  signatureUntrusted: error({
    code: 'ISS_10023',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The certificate of the signature comes from a certifier that this system does not trust.',
      cause:
        'A live key was used, but the chain of the certificate does not end in an authority of CERTIFICATE_AUTHORITIES.',
      remedy: 'Sign the document with a certificate of a certifier that the authority accredits.',
    },
    es: {
      message: 'El certificado de la firma no es de una entidad certificadora reconocida aquí.',
      cause:
        'Se usó una clave de producción, y la cadena del certificado no lleva a ninguna de las entidades de CERTIFICATE_AUTHORITIES.',
      remedy: 'Firme el documento con un certificado de una entidad certificadora acreditada en Ecuador.',
    },
  }),
  signingTimeImpossible: error<ImpossibleTime>({
    code: 'ISS_10024',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The time of the signature is not possible.',
      say: (facts) =>
        facts.reason === 'future'
          ? `SigningTime is ${facts.signedAt}, and now it is ${facts.now}: SigningTime must not be in the future. ` +
            'Correct the clock or the time zone, such as 2026-11-21T09:30:00-05:00, and sign it again.'
          : `The signature says that it was made at ${facts.signedAt}, and its certificate is in force from ${facts.notBefore} to ` +
            `${facts.notAfter}: SigningTime must be within that, such as 2026-11-21T09:30:00-05:00. Sign it again.`,
      cause: 'SigningTime is in the future, or outside the validity of the certificate.',
      remedy: 'Correct the clock and the time zone of the system that signs, and sign the document again.',
    },
    es: {
      message: 'La hora de la firma no es posible.',
      say: (facts) =>
        facts.reason === 'future'
          ? `La firma dice que se hizo en ${facts.signedAt}, y ahora es ${facts.now}: SigningTime no debe estar en el futuro. ` +
            'Corrija el reloj o la zona horaria, por ejemplo 2026-11-21T09:30:00-05:00, y firme otra vez.'
          : `La firma dice que se hizo en ${facts.signedAt}, y su certificado está vigente desde ${facts.notBefore} hasta ` +
            `${facts.notAfter}: SigningTime debe estar entre ambas, por ejemplo 2026-11-21T09:30:00-05:00. Firme otra vez.`,
      cause: 'SigningTime está en el futuro, o fuera del tiempo en que el certificado de la firma está vigente.',
      remedy: 'Corrija el reloj y la zona horaria del sistema que firma, y firme el documento otra vez.',
    },
  }),
  notSigned: error({
    code: 'ISS_10012',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document has no signature: use sign-and-authorize.',
      cause: 'XML without a signature was sent to authorize-signed.',
      remedy: 'Sign it first, or send it to sign-and-authorize.',
    },
    es: {
      message: 'El documento no está firmado: use sign-and-authorize.',
      cause: 'Se envió un XML sin firma a authorize-signed.',
      remedy: 'Fírmelo antes, o envíelo a sign-and-authorize.',
    },
  }),
  mailSuppressed: error<{ addresses: readonly string[] }>({
    code: 'ISS_10013',
    kind: 'invalid',
    public: true,
    warning: true,
    en: {
      message: 'The receipt is not mailed to some of the addresses.',
      say: ({ addresses }) =>
        `Sandbox mail goes only to verified addresses of your own users. Not mailed to ${addresses.join(', ')}.`,
      cause: SANDBOX_MAIL.en,
      remedy: 'Verify your own address and use it for tests. Receipts in production can be mailed to any address.',
    },
    es: {
      message: 'El comprobante no se envía por correo a algunas de las direcciones.',
      say: ({ addresses }) =>
        `En pruebas se envía solo a correos confirmados de sus propios usuarios. No se envía a ${addresses.join(', ')}.`,
      cause: SANDBOX_MAIL.es,
      remedy: 'Confirme su propio correo y úselo para probar. En producción se envía a cualquier correo.',
    },
  }),
  /** `customerId`: of the stored customer; absent for the customer of the modified document. */
  storedAddressUnmailable: error<{ customerId?: string; addresses: readonly string[] }>({
    code: 'ISS_10074',
    kind: 'invalid',
    public: true,
    warning: true,
    en: {
      message: 'The stored e-mail address of the customer does not work: the document is issued without it.',
      say: ({ customerId, addresses }) =>
        `${customerId === undefined ? 'The customer of the document it modifies' : `The record of customer ${customerId}`} has an e-mail address that does not work or that the RIDE cannot show, ${addresses.map((address) => echoed(address)).join(', ')}: the document is issued without it. ${customerId === undefined ? 'Send customer.email to have the note mailed.' : `Correct it with PUT /customers/${customerId}.`}`,
      cause: 'The address was stored under older rules: it has invisible characters, or names a machine or no domain.',
      remedy: 'Correct the customer: PUT /customers/{id} with an address such as compras@example.com.',
    },
    es: {
      message: 'La ficha del cliente tiene un correo al que no se puede enviar: el comprobante se emite sin él.',
      say: ({ customerId, addresses }) =>
        `${customerId === undefined ? 'El cliente del documento que se modifica' : `La ficha del cliente ${customerId}`} tiene un correo al que no se puede enviar, o que ningún RIDE puede mostrar, ${addresses.map((address) => echoed(address)).join(', ')}: el comprobante se emite sin él. ${customerId === undefined ? 'Envíe customer.email para que la nota se envíe por correo.' : `Corríjalo con PUT /customers/${customerId}.`}`,
      cause:
        'El correo se guardó antes de las reglas de hoy: tiene caracteres que no se ven, o nombra una máquina o ningún dominio.',
      remedy: 'Corrija el cliente: PUT /customers/{id} con un correo como compras@example.com.',
    },
  }),
  nobodyToMail: error({
    code: 'ISS_10040',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The receipt has no e-mail address of its customer: send the addresses in "to".',
      cause: 'The request to mail the receipt again has no addresses, and its customer has none.',
      remedy: 'Send addresses: {"to": ["compras@example.com"]}.',
    },
    es: {
      message: 'El comprobante no tiene el correo del cliente: diga en "to" a quién enviarlo.',
      cause: 'Se quiso enviar otra vez un comprobante sin decir a qué correos, y su cliente no tiene ninguno.',
      remedy: 'Envíe los correos: {"to": ["compras@example.com"]}.',
    },
  }),
  /** `address`: one of them. */
  mailSuppressedAll: error<{ address?: string }>({
    code: 'ISS_10041',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The sandbox does not mail the receipt to any of these addresses.',
      say: ({ address }) =>
        address === undefined
          ? 'The sandbox does not mail the receipt to any of these addresses.'
          : `${address} is not a verified address of your own users`,
      cause: SANDBOX_MAIL.en,
      remedy: 'Send the address you signed up with, once it is verified: {"to": ["you@example.com"]}.',
    },
    es: {
      message: 'En pruebas el comprobante no se envía a ninguno de esos correos.',
      say: ({ address }) =>
        address === undefined
          ? 'En pruebas el comprobante no se envía a ninguno de esos correos.'
          : `${address} no es un correo confirmado de sus propios usuarios`,
      cause: SANDBOX_MAIL.es,
      remedy: 'Envíe el correo con el que se registró, una vez confirmado: {"to": ["usted@example.com"]}.',
    },
  }),
  notAuthorizedToMail: error<{ status: string }>({
    code: 'ISS_30020',
    kind: 'conflict',
    public: true,
    en: {
      message: 'Only an authorized receipt can be mailed.',
      say: ({ status }) => `Only an authorized receipt can be mailed; this one is ${status}.`,
      cause: 'The receipt is still being issued, or the authority refused it.',
      remedy:
        'Wait until the status is AUTHORIZED or COMPLETED, or retry a receipt in ERROR. The system then mails it to its customer.',
    },
    es: {
      message: 'Solo se envía por correo un comprobante autorizado por el SRI.',
      say: ({ status }) => `Solo se envía por correo un comprobante autorizado por el SRI; este está en ${status}.`,
      cause: 'El comprobante todavía se está emitiendo, o el SRI lo rechazó.',
      remedy:
        'Espere a que el estado sea AUTHORIZED o COMPLETED, o reintente el comprobante en ERROR; entonces se envía solo a su cliente.',
    },
  }),
  tooManyMails: error<TooManyMails>({
    code: 'LIM_10013',
    kind: 'too-many',
    public: true,
    en: {
      message: 'The receipt was mailed again ten times within a day, or fifty times in all.',
      say: (facts) =>
        facts.reason === 'in-all'
          ? `The receipt was mailed again ${facts.most} times, the maximum in all.`
          : `The receipt was mailed again ${facts.most} times within a day: the next time in ${facts.seconds} seconds.`,
      cause: 'These limits apply to each receipt, for all addresses together.',
      remedy:
        'Wait the seconds in Retry-After. Without this header all fifty are used: send the XML and PDF yourself with GET /v1/developer/receipts/{id}/xml and /pdf.',
    },
    es: {
      message: 'El comprobante ya se envió otra vez diez veces en un día, o cincuenta en total.',
      say: (facts) =>
        facts.reason === 'in-all'
          ? `El comprobante ya se envió otra vez ${facts.most} veces, el máximo en total.`
          : `El comprobante ya se envió otra vez ${facts.most} veces en un día: la próxima, en ${facts.seconds} segundos.`,
      cause: 'Estos límites valen para cada comprobante, con todos los correos juntos.',
      remedy:
        'Espere lo que indica Retry-After (sin él se usaron los cincuenta), o envíe usted el XML y el PDF: GET /v1/developer/receipts/{id}/xml y /pdf.',
    },
  }),
  notInError: error<{ status: string }>({
    code: 'ISS_30002',
    kind: 'conflict',
    public: true,
    en: {
      message: 'Only a receipt in ERROR can be retried.',
      say: ({ status }) => `Only a receipt in ERROR can be retried; this one is ${status}.`,
      cause: 'The receipt is still being issued, or has a final status.',
      remedy: 'Read the status first. Issue a new document if this one was rejected.',
    },
    es: {
      message: 'Solo se puede reintentar un comprobante en ERROR.',
      say: ({ status }) => `Solo se puede reintentar un comprobante en ERROR; este está en ${status}.`,
      cause: 'El comprobante todavía se está emitiendo, o tiene un estado final.',
      remedy: 'Consulte primero su estado; si fue rechazado, emita un comprobante nuevo.',
    },
  }),
  voidedAlready: error({
    code: 'ISS_30003',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The receipt is voided already.',
      cause: 'The receipt was voided before.',
      remedy: 'Do nothing.',
    },
    es: {
      message: 'El comprobante ya está marcado como anulado.',
      cause: 'El comprobante se marcó antes como anulado.',
      remedy: 'No hay nada que hacer.',
    },
  }),
  numberUsed: error<{ number: number }>({
    code: 'ISS_30004',
    kind: 'conflict',
    public: true,
    en: {
      message: 'This number of the series, or a later one, is used already.',
      say: ({ number }) =>
        `Number ${number} of this series, or a later one, is already used. Choose a number that is larger than every number used.`,
      cause: 'A document of the series already has the requested next number, or a later one.',
      remedy: 'Choose a number that is larger than every number used.',
    },
    es: {
      message: 'Ese secuencial de la serie, o uno posterior, ya se usó.',
      say: ({ number }) =>
        `El secuencial ${number} de esta serie, o uno posterior, ya se usó. Elija uno mayor que todos los usados.`,
      cause: 'Un comprobante de la serie ya tiene el secuencial que se pidió, o uno posterior.',
      remedy: 'Elija un secuencial mayor que todos los usados.',
    },
  }),
  accessKeyTaken: error<{ receiptId: string; status: string }>({
    code: 'ISS_30005',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The access key belongs to another receipt.',
      say: ({ receiptId, status }) =>
        `Receipt ${receiptId} (${status}) has this access key. A new document needs its own key.`,
      cause: 'Pre-built XML has the access key of an earlier document with other contents.',
      remedy: 'Give the new document an access key of its own.',
    },
    es: {
      message: 'La clave de acceso es de otro comprobante.',
      say: ({ receiptId, status }) =>
        `La clave de acceso es del comprobante ${receiptId}, que está en ${status}. Un documento nuevo necesita una clave propia.`,
      cause: 'Un XML ya elaborado lleva la clave de acceso de un documento que se envió antes con otro contenido.',
      remedy: 'Dé al documento nuevo una clave de acceso propia.',
    },
  }),
  importedAlready: error<{ accessKey: string }>({
    code: 'ISS_30006',
    kind: 'conflict',
    public: true,
    en: {
      message: 'A receipt with this access key already exists.',
      say: ({ accessKey }) => `A receipt with access key ${accessKey} already exists.`,
      cause: 'The document was issued or imported here before.',
      remedy: 'Read it: GET /v1/developer/receipts/{accessKey}.',
    },
    es: {
      message: 'Ya hay aquí un comprobante con esa clave de acceso.',
      say: ({ accessKey }) => `Ya hay aquí un comprobante con la clave de acceso ${accessKey}.`,
      cause: 'El documento ya se emitió o se importó aquí.',
      remedy: 'Consúltelo: GET /v1/developer/receipts/{accessKey}.',
    },
  }),
  seriesUsedUp: error({
    code: 'ISS_30009',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The series has no numbers left.',
      cause: 'The last number of the series, 999999999, is used.',
      remedy: 'Issue from another emission point.',
    },
    es: {
      message: 'La serie se quedó sin secuenciales.',
      cause: 'El último secuencial de la serie, 999999999, ya se usó.',
      remedy: 'Emita desde otro punto de emisión.',
    },
  }),
  contradictsStored: error({
    code: 'ISS_30010',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The receipt contradicts a stored one.',
      cause: 'The document has the access key of a receipt that was stored at the same moment.',
      remedy: 'Read the receipt with this access key; give a new document an access key of its own.',
    },
    es: {
      message: 'El comprobante contradice a otro ya guardado.',
      cause: 'Un documento tiene la clave de acceso de un comprobante que se guardó en el mismo momento.',
      remedy: 'Consulte el comprobante con esa clave de acceso; dé a un documento nuevo una clave propia.',
    },
  }),
  contentChanged: error({
    code: 'ISS_30012',
    kind: 'conflict',
    public: true,
    en: {
      message:
        'The order now makes another document than its preview: nothing was issued. Preview it again and issue it with the new content.',
      cause:
        'The header x-preview-content names the content of a preview. Since then the day has changed, or a record that the order uses: the customer, a product, the taxpayer or its establishment.',
      remedy: 'Preview the order again, check the result, and issue the order with the content of that preview.',
    },
    es: {
      message:
        'La orden ya produce otro documento que el previsualizado: no se emitió nada. Pida otra vez la vista previa y emita con su contenido.',
      cause:
        'El encabezado x-preview-content indica el contenido de una vista previa. Desde entonces cambió un registro del que la orden toma datos (el cliente, un producto, el contribuyente, su establecimiento), o cambió el día.',
      remedy:
        'Pida otra vez la vista previa, revise lo que la orden produce ahora y emítala con el contenido de esa vista previa.',
    },
  }),
  /** `free`: the next free number of the series. */
  numberTaken: error<NumberHolder & { free: string }>({
    code: 'ISS_30011',
    kind: 'conflict',
    public: true,
    en: {
      message: 'Another receipt has the number of the document.',
      say: ({ number, receiptId, status, accessKey, free }) =>
        `Receipt ${receiptId} (${status}, access key ${accessKey}) has number ${number}; the authority accepts a ` +
        `number once. Give the document the next free number of its series, ${free}, and an access key made with ` +
        'it.',
      cause:
        'Pre-built XML has the kind, establishment, emission point and sequential of a receipt with another access ' +
        'key. The authority accepts each number once and returns the second document (45).',
      remedy:
        'Give the document the next free number of its series (estab, ptoEmi, secuencial) and an access key made with it, or read the receipt ' +
        'that has the number.',
    },
    es: {
      message: 'El número del documento ya lo tiene otro comprobante.',
      say: ({ number, receiptId, status, accessKey, free }) =>
        `El número ${number} es del comprobante ${receiptId}, que está en ${status} con la clave de acceso ${accessKey}; el SRI acepta ` +
        `un número una sola vez. Dé al documento el siguiente número libre de su serie, ${free}, y una clave de acceso formada con él.`,
      cause:
        'Un XML ya elaborado tiene el tipo, el establecimiento, el punto de emisión y el secuencial de un comprobante de aquí con ' +
        'otra clave de acceso. El SRI acepta cada número una sola vez y devuelve el segundo documento (45).',
      remedy:
        'Dé al documento el siguiente número libre de su serie (estab, ptoEmi, secuencial) y una clave de acceso formada con él, o ' +
        'consulte el comprobante que tiene el número.',
    },
  }),
  importedNumberTaken: error<NumberHolder>({
    code: 'ISS_30081',
    kind: 'conflict',
    public: true,
    en: {
      message: 'Another receipt here has the number of the document.',
      say: ({ number, receiptId, status, accessKey }) =>
        `Receipt ${receiptId} (${status}, access key ${accessKey}) has number ${number}; the authority has another ` +
        'document with it. Import that once the receipt here is REJECTED: the authority accepts a number once.',
      cause:
        'A receipt here has the same kind, establishment, emission point and sequential with another access key, ' +
        'and it was not refused.',
      remedy:
        'Wait until the receipt here is REJECTED: the authority accepts each number once. Then import the document, and issue the other one again with a new number.',
    },
    es: {
      message: 'El número del documento ya lo tiene otro comprobante de aquí.',
      say: ({ number, receiptId, status, accessKey }) =>
        `El número ${number} es del comprobante ${receiptId}, que está en ${status} con la clave de acceso ${accessKey}; el SRI tiene ` +
        'otro documento con ese número. Impórtelo cuando el comprobante de aquí esté en REJECTED: el SRI acepta un número una sola vez.',
      cause:
        'Un comprobante de aquí tiene el mismo tipo, establecimiento, punto de emisión y secuencial con otra clave ' +
        'de acceso, y no fue rechazado.',
      remedy:
        'Espere a que el comprobante de aquí esté en REJECTED: el SRI acepta cada número una sola vez. Entonces importe el documento, y emita el otro con un número nuevo.',
    },
  }),
  receiptIdTaken: error({
    code: 'ISS_30082',
    kind: 'conflict',
    public: false,
    en: { message: 'The receipt id belongs to another call.', cause: CALLER.en, remedy: REPORT.en },
    es: { message: 'El id del comprobante es de otra llamada.', cause: CALLER.es, remedy: REPORT.es },
  }),
  notAtTheAuthority: error<{ accessKey: string }>({
    code: 'ISS_40002',
    kind: 'not-found',
    public: true,
    en: {
      message:
        'The authority has no authorized document with this access key, or the document is too old for its service.',
      say: ({ accessKey }) =>
        `The authority has no authorized document with access key ${accessKey}, or the document is too old for its service.`,
      cause: 'The authority does not know the document, or no longer returns it.',
      remedy: 'Check the access key.',
    },
    es: {
      message:
        'El SRI no tiene un comprobante autorizado con esa clave de acceso, o es demasiado antiguo para su servicio.',
      say: ({ accessKey }) =>
        `El SRI no tiene un comprobante autorizado con la clave de acceso ${accessKey}, o es demasiado antiguo para su servicio.`,
      cause: 'El SRI no conoce el comprobante, o ya no lo entrega.',
      remedy: 'Revise la clave de acceso.',
    },
  }),
  authorizedDocumentUnusable: error<UnusableAnswer>({
    code: 'ISS_40003',
    kind: 'not-found',
    public: true,
    en: {
      message: "The authority's document with this access key cannot be imported.",
      say: (facts) => {
        switch (facts.reason) {
          case 'no-document':
            return 'The authority has authorized it, but gives no document with it.'
          case 'unreadable':
            return 'The authority gives what cannot be read.'
          case 'access-key':
            return `The authority returns the document of ${facts.accessKey}.`
          case 'taxpayer':
            return `The authority returns a document of ${facts.ruc}, not of ${facts.asked}.`
        }
      },
      cause:
        'The authority returned the authorization without a document, or a document that cannot be read, or one with another access key or taxpayer.',
      remedy: 'Check the access key. If it is right, try again later, or ask the issuer for the document.',
    },
    es: {
      message: 'El documento del SRI con esa clave de acceso no se puede importar.',
      say: (facts) => {
        switch (facts.reason) {
          case 'no-document':
            return 'El SRI lo ha autorizado, pero no entrega el documento.'
          case 'unreadable':
            return 'Lo que el SRI entrega no se puede leer.'
          case 'access-key':
            return `El SRI entrega el documento de la clave ${facts.accessKey}.`
          case 'taxpayer':
            return `El SRI entrega un documento de ${facts.ruc}, no de ${facts.asked}.`
        }
      },
      cause:
        'El SRI entregó la autorización sin el documento, o un documento que no se puede leer, o uno de otra clave de acceso o contribuyente.',
      remedy: 'Revise la clave de acceso; si es correcta, inténtelo más tarde, o pida el documento a quien lo emitió.',
    },
  }),
  receiptChanging: error({
    code: 'ISS_50001',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The receipt is changing at this moment.',
      cause: 'Another change to the same receipt was stored before each attempt to store this one.',
      remedy: COME_AGAIN.en,
    },
    es: {
      message: 'El comprobante está cambiando en este momento.',
      cause: 'En cada intento de guardar este cambio, otro cambio del mismo comprobante se guardó antes.',
      remedy: COME_AGAIN.es,
    },
  }),
  tooManyInFlight: error({
    code: 'ISS_50002',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The system has too many unfinished receipts. Nothing was issued; try again shortly.',
      cause: 'Orders arrive faster than the system can sign and send them.',
      remedy: COME_AGAIN.en,
    },
    es: {
      message: 'El sistema tiene demasiados comprobantes en proceso. No se emitió nada; inténtelo en un momento.',
      cause: 'Las órdenes llegan más rápido de lo que el sistema puede firmarlas y enviarlas.',
      remedy: COME_AGAIN.es,
    },
  }),
  signingFailed: error({
    code: 'ISS_60001',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document could not be signed.',
      cause: 'The signer refused to sign the document, and the receipt is in ERROR. Its messages give the reason.',
      remedy: 'Correct the cause in the message, usually the certificate, and retry the receipt.',
    },
    es: {
      message: 'El documento no se pudo firmar.',
      cause: 'El comprobante está en ERROR, y su documento no se pudo firmar: los mensajes dicen por qué.',
      remedy: 'Corrija lo que el mensaje dice, casi siempre la firma electrónica, y reintente el comprobante.',
    },
  }),
  authorityAway: error({
    code: 'ISS_60002',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The authority did not answer for too long.',
      cause:
        'The authority did not answer, or something else answered in its place, and the receipt is in ERROR. The authority has not refused the document.',
      remedy: 'Retry the receipt when the authority answers again. It keeps its number and access key.',
    },
    es: {
      message: 'El SRI no respondió durante demasiado tiempo.',
      cause:
        'El SRI no respondió, o algo distinto respondió en su lugar, y el comprobante está en ERROR. El SRI no ha rechazado el documento.',
      remedy: 'Reintente el comprobante cuando el SRI responda; su número y su clave de acceso no cambian.',
    },
  }),
  printingFailed: error({
    code: 'ISS_60003',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The document is authorized, but its PDF could not be made.',
      cause: 'The document is authorized, but its PDF could not be made, and the receipt is in ERROR.',
      remedy: 'Retry the receipt; report its id if it happens again.',
    },
    es: {
      message: 'El documento está autorizado, pero el RIDE no se pudo generar.',
      cause: 'El documento está autorizado, pero no se pudo generar su PDF, y el comprobante está en ERROR.',
      remedy: 'Reintente el comprobante; si se repite, avise con su id.',
    },
  }),
  stepDefect: error({
    code: 'ISS_60081',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'A failure of this system kept the document from being signed or sent to the authority.',
      cause:
        'A step of issuing failed repeatedly for ten minutes although all services were available, and the receipt is in ERROR.',
      remedy: 'Retry the receipt; report its id if it happens again. It keeps its number and access key.',
    },
    es: {
      message: 'El documento no se pudo firmar o entregar al SRI por una falla de este sistema.',
      cause:
        'Un paso de la emisión falló una y otra vez durante diez minutos, aunque todos los servicios respondían, y el comprobante está en ERROR.',
      remedy: 'Reintente el comprobante; si se repite, avise con su id. Su número y su clave de acceso no cambian.',
    },
  }),
  anotherBody: error({
    code: 'ISS_90001',
    kind: 'conflict',
    public: true,
    warning: true,
    en: {
      message: 'This devReference was used with another body; the first receipt is returned and nothing was issued.',
      cause: 'A devReference was repeated with a body that differs from the first.',
      remedy: 'Use a new devReference for a new document.',
    },
    es: {
      message: 'Esta devReference ya se usó con otro cuerpo: se devuelve el primer comprobante y no se emitió nada.',
      cause: 'Se repitió una devReference con un cuerpo distinto del primero.',
      remedy: 'Use una devReference nueva para un documento nuevo.',
    },
  }),
  consultationAway: error<{ asked: 'state' | 'authorization' }>({
    code: 'ISS_90002',
    kind: 'unavailable',
    public: true,
    warning: true,
    en: {
      message: 'The authority did not report the state of the document in time. The receipt shows its last answer.',
      say: ({ asked }) =>
        asked === 'state'
          ? 'The authority did not report the state of the document in time. The receipt shows its last answer.'
          : 'The authority did not answer the question for the authorization. The result shows the authorization in the file, if there is one. Try again in some minutes.',
      cause: 'The request had ?online=true, and the consultation service of the authority gave no usable answer.',
      remedy: 'The document is fine. Try again in some minutes.',
    },
    es: {
      message: 'El SRI no informó a tiempo el estado del documento. El comprobante muestra su última respuesta.',
      say: ({ asked }) =>
        asked === 'state'
          ? 'El SRI no informó a tiempo el estado del documento. El comprobante muestra su última respuesta.'
          : 'Se consultó al SRI por la autorización y no respondió. Se muestra lo que dice el archivo, si dice algo. Consulte otra vez en unos minutos.',
      cause: 'La solicitud tenía ?online=true, y el servicio de consulta del SRI no dio una respuesta útil.',
      remedy: 'El documento está bien. Consulte otra vez en unos minutos.',
    },
  }),
  /** `words`: the authority's explanation; may be empty. */
  consultationWithoutState: error<{ words: string }>({
    code: 'ISS_90003',
    kind: 'not-found',
    public: true,
    warning: true,
    en: {
      message: 'The authority answered without a state of the document. The receipt shows its last answer.',
      say: ({ words }) =>
        `The authority answered without a state of the document. The receipt shows its last answer.${words === '' ? '' : ` Its own words: ${words}`}`,
      cause:
        'The consultation service does not have the access key, or the document is too old: the service covers about the current and the previous month. Or it answered with a state that this system does not know.',
      remedy:
        'Look up the access key on the pages of the authority (SRI en línea). They show the current state of documents of any age.',
    },
    es: {
      message: 'El SRI respondió sin el estado del documento. El comprobante muestra su última respuesta.',
      say: ({ words }) =>
        `El SRI respondió sin el estado del documento. El comprobante muestra su última respuesta.${words === '' ? '' : ` En sus palabras: ${words}`}`,
      cause:
        'El servicio de consulta no tiene la clave de acceso, o el documento es demasiado antiguo: el servicio abarca más o menos el mes actual y el anterior. O respondió con un estado que este sistema no conoce.',
      remedy:
        'Busque la clave de acceso en las páginas del SRI (SRI en línea), que muestran comprobantes de cualquier fecha, con el estado de hoy.',
    },
  }),
  nothingToConsult: error({
    code: 'ISS_90004',
    kind: 'conflict',
    public: true,
    warning: true,
    en: {
      message: 'The authority was not asked for the state of the document, because it has not authorized the document.',
      cause:
        'The request had ?online=true, but the receipt is not authorized or was refused. Only an authorized document can be cancelled.',
      remedy: 'Read the receipt without ?online=true until it is AUTHORIZED. Webhooks announce it.',
    },
    es: {
      message: 'No se consultó al SRI por el estado del documento, porque todavía no lo ha autorizado.',
      cause:
        'La solicitud tenía ?online=true, pero el comprobante no está autorizado o fue rechazado. Solo se anula un comprobante autorizado.',
      remedy: 'Consulte el comprobante sin ?online=true hasta que esté en AUTHORIZED; los webhooks avisan cuándo.',
    },
  }),
  nobodyMailed: error({
    code: 'ISS_90005',
    kind: 'invalid',
    public: true,
    warning: true,
    en: {
      message: 'The receipt is not mailed: the customer has no e-mail address, such as compras@example.com.',
      cause: 'sendEmail is true, and neither the order nor the customer named by customerId has an address.',
      remedy: 'Send customer.email next time, or mail this receipt: POST /v1/developer/receipts/{id}/email with to.',
    },
    es: {
      message: 'El comprobante no se envía por correo: el cliente no tiene correo, por ejemplo compras@example.com.',
      cause: 'sendEmail es true, y ni la orden ni el cliente que nombra customerId tienen un correo.',
      remedy:
        'Envíe customer.email la próxima vez, o envíe este comprobante: POST /v1/developer/receipts/{id}/email con to.',
    },
  }),
  quotaUsedUp: error<UsedUp>({
    code: 'SUB_12002',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'The plan’s quota of receipts is used up.',
      say: (facts) => usedUp('The plan’s quota of receipts is used up', facts),
      cause: 'The workspace has issued all documents that its plan allows in the period.',
      remedy: ALL_USED.en,
    },
    es: {
      message: 'Se acabaron los comprobantes de su plan.',
      say: (facts) => usedUpInSpanish('Se acabaron los comprobantes de su plan', facts),
      cause: 'El espacio de trabajo emitió en el período todos los comprobantes que su plan permite.',
      remedy: ALL_USED.es,
    },
  }),
  excessUsedUp: error<UsedUp>({
    code: 'SUB_12008',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'The plan’s quota of receipts and its excess allowance are used up.',
      say: (facts) => usedUp('The plan’s quota of receipts and its excess allowance are used up', facts),
      cause: 'The workspace has issued all documents that its plan allows in the period, and the excess too.',
      remedy: ALL_USED.en,
    },
    es: {
      message: 'Se acabaron los comprobantes de su plan y también los adicionales.',
      say: (facts) => usedUpInSpanish('Se acabaron los comprobantes de su plan y también los adicionales', facts),
      cause:
        'El espacio de trabajo emitió en el período todos los comprobantes que su plan permite, y además los adicionales.',
      remedy: ALL_USED.es,
    },
  }),
})

function usedUp(sentence: string, { renewedOn, retry }: UsedUp): string {
  const next =
    renewedOn === null
      ? 'It is not renewed: choose a larger plan.'
      : `It is renewed on ${renewedOn}; a larger plan has more at once.`
  return `${sentence}${retry ? ', and a retry needs one' : ''}. ${next}`
}

function usedUpInSpanish(sentence: string, { renewedOn, retry }: UsedUp): string {
  const next =
    renewedOn === null
      ? 'El plan no se renueva: elija uno mayor.'
      : `El plan se renueva el ${renewedOn}; uno mayor tiene más desde ahora.`
  return `${sentence}${retry ? ', y el reintento necesita uno' : ''}. ${next}`
}
