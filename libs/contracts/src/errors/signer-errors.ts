import { defineErrors, error, type Language, type Text } from '@etax/kernel'
import { listedKinds } from '@etax/tax-document'

const UPLOAD = 'POST /v1/developer/certificate'
const REPORT = {
  en: 'Try again; report the requestId if it happens again.',
  es: 'Vuelva a intentarlo; si se repite, avise con el requestId.',
}
const AGAIN = {
  en: 'Try again after the seconds in Retry-After.',
  es: 'Espere los segundos que indica Retry-After y vuelva a intentarlo.',
}
const DATABASE_AWAY = {
  en: 'The database of the signer does not answer.',
  es: 'La base de datos del servicio de firma no responde.',
}

const FORMS = {
  'escaped-namespace': {
    en: 'a namespace whose name needs escaping',
    es: 'un espacio de nombres con caracteres que se deben escapar',
  },
  'not-canonical': { en: 'it has no canonical form', es: 'no tiene forma canónica' },
  'root-attributes': {
    en: 'a default namespace or xml: attributes on the root',
    es: 'un espacio de nombres por omisión o atributos xml: en la raíz',
  },
  'instruction-behind-root': {
    en: 'a processing instruction behind the root element',
    es: 'una instrucción de procesamiento después del elemento raíz',
  },
  'no-end-tag': { en: 'a root element without an end tag', es: 'un elemento raíz sin etiqueta de cierre' },
  'many-attributes': { en: 'an element with too many attributes', es: 'un elemento con demasiados atributos' },
  'many-namespaces': {
    en: 'too many namespace declarations',
    es: 'demasiadas declaraciones de espacios de nombres',
  },
} as const satisfies Readonly<Record<string, Text>>

const kindNames = (language: Language) => listedKinds.map(({ names }) => names[language].toLowerCase()).join(', ')

const NO_KIND = {
  root: { en: '', es: '' },
  'first-block': { en: ': it does not begin with infoTributaria', es: ': no empieza con infoTributaria' },
  'field-twice': { en: ': a field of infoTributaria is repeated', es: ': un campo de infoTributaria está repetido' },
} as const satisfies Readonly<Record<string, Text>>

const EXPORT_AGAIN = {
  en: 'Export it again with at most 100,000 iterations.',
  es: 'Expórtelo otra vez con a lo sumo 100.000 iteraciones.',
}

const SLOW = {
  time: { en: '', es: '' },
  'all-iterations': { en: ': it asks for too many iterations in all', es: ': pide demasiadas iteraciones en total' },
  scrypt: { en: ': it asks for scrypt of that cost', es: ': pide un scrypt demasiado costoso' },
} as const satisfies Readonly<Record<string, Text>>

type Slow = { what: keyof typeof SLOW } | { what: 'iterations'; asked: number; most: number }

/**
 * SGN_10: certificates and passwords (SGN_15: warnings), SGN_20: signing, SGN_90: operation. Signing without a valid
 * certificate gives CTX_10004 or CTX_10005.
 */
export const signerErrors = defineErrors({
  wrongPassword: error({
    code: 'SGN_10002',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The password does not open the certificate file: send the password chosen for this file.',
      cause: 'The uploaded P12 is protected by another password, or the file was damaged.',
      remedy:
        "Send the password chosen at the export of the certificate. Capitals and blanks matter. It is not the password of the authority's website.",
    },
    es: {
      message: 'La contraseña no abre el archivo de la firma: envíe la que se eligió al crear el archivo.',
      cause: 'El P12 que se subió está protegido con otra contraseña, o el archivo se dañó.',
      remedy:
        'Envíe la contraseña que se eligió al exportar la firma: cuentan las mayúsculas y los espacios, y no es la clave del portal del SRI.',
    },
  }),
  noPrivateKey: error({
    code: 'SGN_10003',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The certificate file has no private key for any of its certificates.',
      cause: 'The file was exported without its private key, or with the key of another certificate.',
      remedy: 'Export the certificate again, with its private key (.p12 or .pfx): a .cer or .crt file cannot sign.',
    },
    es: {
      message: 'El archivo de la firma no trae una clave privada que corresponda a uno de sus certificados.',
      cause: 'El archivo se exportó sin su clave privada, o con la clave de otro certificado.',
      remedy:
        'Exporte otra vez la firma, con su clave privada (.p12 o .pfx): un archivo .cer o .crt no sirve para firmar.',
    },
  }),
  certificateExpired: error({
    code: 'SGN_10004',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The certificate in the file has expired.',
      cause: 'The validity of the uploaded certificate has ended.',
      remedy: 'Upload a certificate that is valid.',
    },
    es: {
      message: 'La firma del archivo ya caducó.',
      cause: 'La firma que se subió pasó del último día de su vigencia.',
      remedy: 'Suba una firma vigente.',
    },
  }),
  certificateNotYetValid: error({
    code: 'SGN_10005',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The certificate in the file is not valid yet.',
      cause: 'The validity of the uploaded certificate starts later.',
      remedy: 'Upload it once it is valid, or upload another one until then.',
    },
    es: {
      message: 'La firma del archivo todavía no está vigente.',
      cause: 'La vigencia de la firma que se subió empieza otro día.',
      remedy: 'Súbala cuando esté vigente, o suba otra hasta entonces.',
    },
  }),
  notForSigning: error({
    code: 'SGN_10006',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The certificate is not for digital signature.',
      cause: 'The file has only certificates whose key usage excludes digital signature.',
      remedy: 'Upload the certificate for signing. The certifier may also have issued one for encryption.',
    },
    es: {
      message: 'El certificado no es para firma digital.',
      cause: 'El uso de clave de cada certificado del archivo que tiene clave excluye la firma digital.',
      remedy: 'Suba el certificado de firma; la entidad certificadora pudo dar además uno para cifrar.',
    },
  }),
  otherRegistryNumber: error({
    code: 'SGN_10007',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The certificate belongs to another registry number: upload one of this taxpayer.',
      cause: 'The registry number or national id in the certificate is not the one of the taxpayer.',
      remedy: 'Upload a certificate of this taxpayer, or choose the taxpayer in the certificate.',
    },
    es: {
      message: 'La firma es de otro RUC: suba una de este contribuyente.',
      cause: 'El RUC o la cédula de la firma no es del contribuyente.',
      remedy: 'Suba una firma de este contribuyente, o elija el contribuyente que la firma nombra.',
    },
  }),
  keyNotSupported: error({
    code: 'SGN_10008',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The key of the certificate must be RSA of 2048 to 8192 bits.',
      cause: 'The key is of another kind, too weak, or too large.',
      remedy: 'Upload a certificate with an RSA key of 2048 bits or more.',
    },
    es: {
      message: 'La clave de la firma debe ser RSA de 2048 a 8192 bits.',
      cause: 'La clave es de otra clase, muy débil, o mayor que las que da una entidad certificadora.',
      remedy: 'Suba una firma con una clave RSA de 2048 bits o más.',
    },
  }),
  fileTooLarge: error({
    code: 'SGN_10009',
    kind: 'too-large',
    public: true,
    en: {
      message: 'The certificate file is larger than 64 KiB.',
      cause: 'A P12 with one certificate and its chain has a few kilobytes.',
      remedy: 'Export only the certificate for signing, its key and its chain.',
    },
    es: {
      message: 'El archivo de la firma pesa más de 64 KiB.',
      cause: 'Un P12 con un certificado y su cadena pesa unos pocos kilobytes.',
      remedy: 'Exporte solo el certificado de firma, su clave y su cadena.',
    },
  }),
  fileMalformed: error({
    code: 'SGN_10010',
    kind: 'invalid',
    public: true,
    en: {
      message:
        'The certificate file is not a readable PKCS#12 file: send the complete .p12 or .pfx file of the certifier.',
      cause: 'The file is of another format, cut short or damaged.',
      remedy: 'Send the unchanged P12 or PFX file of the certifier.',
    },
    es: {
      message:
        'El archivo de la firma no es un PKCS#12 que se pueda leer: envíe completo el .p12 o .pfx que dio la entidad certificadora.',
      cause: 'El archivo es de otro formato, está incompleto o está dañado.',
      remedy: 'Envíe el archivo P12 o PFX tal como lo dio la entidad certificadora.',
    },
  }),
  fileNotSupported: error({
    code: 'SGN_10011',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The certificate file uses an unsupported protection.',
      cause: 'The encryption of the file is unknown or no longer safe, such as RC4.',
      remedy: 'Export the certificate again, encrypted with AES or Triple DES.',
    },
    es: {
      message: 'El archivo de la firma está protegido con un método que no se acepta.',
      cause: 'El archivo está cifrado con un método desconocido o que ya no es seguro, como RC4.',
      remedy: 'Exporte otra vez la firma, con cifrado AES o Triple DES.',
    },
  }),
  fileTooSlow: error<Slow>({
    code: 'SGN_10012',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The certificate file takes too long to open.',
      say: (slow) =>
        slow.what === 'iterations'
          ? `The certificate file takes too long to open: it needs ${slow.asked} iterations; the limit is ${slow.most}. ${EXPORT_AGAIN.en}`
          : `The certificate file takes too long to open${SLOW[slow.what].en}. ${EXPORT_AGAIN.en}`,
      cause: 'The file needs too much computation, for example more than 100,000 iterations.',
      remedy:
        'Send the unchanged file of the certifier, or export the certificate again with at most 100,000 iterations.',
    },
    es: {
      message: 'El archivo de la firma tarda demasiado en abrirse.',
      say: (slow) =>
        slow.what === 'iterations'
          ? `El archivo de la firma tarda demasiado en abrirse: necesita ${slow.asked} iteraciones; el límite es ${slow.most}. ${EXPORT_AGAIN.es}`
          : `El archivo de la firma tarda demasiado en abrirse${SLOW[slow.what].es}. ${EXPORT_AGAIN.es}`,
      cause:
        'El archivo pide más cálculo que el necesario para abrir una firma, por ejemplo más de 100.000 iteraciones.',
      remedy:
        'Envíe el archivo tal como lo dio la entidad certificadora, o exporte otra vez la firma con a lo sumo 100.000 iteraciones.',
    },
  }),
  passwordDoesNotOpenStored: error({
    code: 'SGN_10013',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The password does not open the stored certificate.',
      cause: 'A certificate is stored, but its file has another password.',
      remedy: `Send the password of the stored certificate, or upload a new one with its password: ${UPLOAD}.`,
    },
    es: {
      message: 'La contraseña no abre la firma guardada.',
      cause: 'Hay una firma guardada, y otra contraseña abrió su archivo.',
      remedy: `Envíe la contraseña de la firma guardada, o suba una firma nueva con la suya: ${UPLOAD}.`,
    },
  }),
  passwordMissing: error({
    code: 'SGN_10014',
    kind: 'invalid',
    public: true,
    en: {
      message: 'A password is needed to open the certificate file: send it with the file.',
      cause: 'The upload has no password, and none was set before.',
      remedy: 'Send the password with the file.',
    },
    es: {
      message: 'Falta la contraseña que abre el archivo de la firma: envíela con el archivo.',
      cause: 'El archivo llegó sin contraseña, y no se había guardado una antes.',
      remedy: 'Envíe la contraseña con el archivo.',
    },
  }),
  materialUnreadable: error({
    code: 'SGN_10015',
    kind: 'internal',
    public: false,
    en: {
      message: 'The configured wrapping keys do not open the stored certificate.',
      cause: 'The wrapping key was removed, or the stored certificate was changed or moved in the database.',
      remedy: 'Configure the wrapping key that encrypted it, or upload the certificate again.',
    },
    es: {
      message: 'La firma guardada no se abre con las claves de cifrado configuradas.',
      cause: 'Se quitó la clave de cifrado, o la firma guardada se cambió o se movió en la base de datos.',
      remedy: 'Configure la clave de cifrado que estaba vigente cuando se guardó, o suba otra vez la firma.',
    },
  }),
  wrappingKeyUnavailable: error({
    code: 'SGN_10016',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The wrapping key cannot be read now.',
      cause: 'The service with the wrapping key does not answer, or the file of the key cannot be read.',
      remedy: AGAIN.en,
    },
    es: {
      message: 'La clave que cifra las firmas no se puede leer en este momento.',
      cause: 'El servicio que guarda la clave de cifrado no responde, o su archivo no se puede leer.',
      remedy: AGAIN.es,
    },
  }),
  storeUnavailable: error({
    code: 'SGN_10017',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The certificates cannot be reached now.',
      cause: DATABASE_AWAY.en,
      remedy: AGAIN.en,
    },
    es: {
      message: 'Las firmas electrónicas no están disponibles en este momento.',
      cause: DATABASE_AWAY.es,
      remedy: AGAIN.es,
    },
  }),
  noRegistryNumber: error({
    code: 'SGN_15001',
    kind: 'invalid',
    public: true,
    warning: true,
    en: {
      message:
        'The certificate does not name the registry number: it works only with test keys, unless an operator vouches for it.',
      cause: 'The certificate was stored, but does not identify its owner: it names no registry number, or several.',
      remedy:
        'For live keys, upload a certificate with the number, or ask the operator of this system to vouch for it. /docs/guides/certifiers explains where the system looks for the number.',
    },
    es: {
      message: 'La firma no dice de qué RUC es: sirve solo con claves de pruebas, salvo que un operador la respalde.',
      cause: 'La firma se guardó, pero no dice de quién es: no nombra ningún RUC, o nombra varios.',
      remedy:
        'Para producción, suba una que nombre el RUC, o pida al operador de este sistema que la respalde; /docs/guides/certifiers dice dónde se busca.',
    },
  }),
  onlyNationalId: error({
    code: 'SGN_15002',
    kind: 'invalid',
    public: true,
    warning: true,
    en: {
      message: 'The certificate names only the national id in the registry number.',
      cause: 'The certificate was stored; it names a person, not a registry number.',
      remedy: 'Do nothing if the taxpayer is that person.',
    },
    es: {
      message: 'La firma nombra solo la cédula con la que se forma el RUC.',
      cause: 'La firma se guardó; nombra a una persona, no un RUC.',
      remedy: 'Nada, si el contribuyente es esa persona.',
    },
  }),
  requestIncomplete: error<{ of: 'request' | 'field' }>({
    code: 'SGN_20001',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The request to the signer is incomplete.',
      say: ({ of }) => (of === 'field' ? 'is missing or malformed' : 'The request to the signer is incomplete.'),
      cause: 'A field of the request is missing or malformed; details name it.',
      remedy: 'Send every field as signer.proto describes it.',
    },
    es: {
      message: 'La solicitud al servicio de firma está incompleta.',
      say: ({ of }) =>
        of === 'field' ? 'falta o está mal formado' : 'La solicitud al servicio de firma está incompleta.',
      cause: 'Falta un campo de la solicitud o está mal formado; details lo nombra.',
      remedy: 'Envíe cada campo como lo describe signer.proto.',
    },
  }),
  notWellFormed: error<{ line?: number }>({
    code: 'SGN_20002',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document is not well-formed XML.',
      say: ({ line }) => `The document is not well-formed XML${line === undefined ? '' : `: line ${line}`}.`,
      cause: 'An XML parser cannot read the document.',
      remedy: 'Correct the document at the place that the message names.',
    },
    es: {
      message: 'El documento no es XML bien formado.',
      say: ({ line }) => `El documento no es XML bien formado${line === undefined ? '' : `: línea ${line}`}.`,
      cause: 'Un analizador de XML no puede leer el documento.',
      remedy: 'Corrija el documento en el lugar que indica el mensaje.',
    },
  }),
  doctype: error({
    code: 'SGN_20003',
    kind: 'invalid',
    public: true,
    en: {
      message: 'A document type declaration is not accepted.',
      cause: 'The document begins with <!DOCTYPE …>.',
      remedy: 'Remove the declaration.',
    },
    es: {
      message: 'No se acepta una declaración de tipo de documento.',
      cause: 'El documento empieza con <!DOCTYPE …>.',
      remedy: 'Quite la declaración.',
    },
  }),
  notUtf8: error({
    code: 'SGN_20004',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document must be UTF-8 without a byte order mark.',
      cause: 'The document is written or declared in another encoding.',
      remedy: 'Write it in UTF-8.',
    },
    es: {
      message: 'El documento debe estar en UTF-8, sin marca de orden de bytes.',
      cause: 'El documento está escrito o declarado en otra codificación.',
      remedy: 'Escríbalo en UTF-8.',
    },
  }),
  unknownDocument: error<{ reason: keyof typeof NO_KIND }>({
    code: 'SGN_20005',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document is of no kind that is issued here.',
      say: ({ reason }) => `The document is of no kind that is issued here${NO_KIND[reason].en}.`,
      cause: 'The root element, or infoTributaria at its beginning, does not follow the authority’s schemas.',
      remedy: `Send a document of one of these kinds: ${kindNames('en')}.`,
    },
    es: {
      message: 'El documento no es de ningún tipo que se emita aquí.',
      say: ({ reason }) => `El documento no es de ningún tipo que se emita aquí${NO_KIND[reason].es}.`,
      cause: 'El elemento raíz, o infoTributaria en su comienzo, no está como en los esquemas del SRI.',
      remedy: `Envíe un comprobante de uno de estos tipos: ${kindNames('es')}.`,
    },
  }),
  alreadySigned: error<{ instead?: 'authorize-signed' }>({
    code: 'SGN_20006',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document already has a signature.',
      say: ({ instead }) =>
        instead === undefined
          ? 'The document already has a signature.'
          : `The document is signed already: use ${instead}.`,
      cause: 'The document has a Signature element.',
      remedy: 'Send the document without its signature.',
    },
    es: {
      message: 'El documento ya está firmado.',
      say: ({ instead }) => `El documento ya está firmado${instead === undefined ? '' : `: use ${instead}`}.`,
      cause: 'El documento tiene un elemento Signature.',
      remedy: 'Envíe el documento sin su firma.',
    },
  }),
  otherAccessKey: error({
    code: 'SGN_20007',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document has another access key than the request.',
      cause: 'The access keys in the document and in the request differ.',
      remedy: 'Send the document of this access key.',
    },
    es: {
      message: 'La clave de acceso del documento no es la que se va a firmar.',
      cause: 'La clave de acceso del documento y la de la solicitud son distintas.',
      remedy: 'Envíe el documento al que pertenece la clave de acceso.',
    },
  }),
  otherTaxpayer: error({
    code: 'SGN_20008',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document belongs to another registry number.',
      cause: 'The document has another registry number than the signing taxpayer.',
      remedy: 'Sign with the taxpayer that issues the document.',
    },
    es: {
      message: 'El documento es de otro RUC.',
      cause: 'El RUC del emisor en el documento no es el del contribuyente que firma.',
      remedy: 'Fírmelo con el contribuyente que emite el documento.',
    },
  }),
  otherEnvironment: error({
    code: 'SGN_20009',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document is for the other environment.',
      cause: 'The document is a test document with a live key, or a production document with a test key.',
      remedy: "Use a key of the document's environment.",
    },
    es: {
      message: 'El documento es del otro ambiente.',
      cause:
        'Se quiso firmar un documento de pruebas con una clave de producción, o uno de producción con una clave de pruebas.',
      remedy: 'Use la clave del ambiente del documento.',
    },
  }),
  otherKind: error({
    code: 'SGN_20010',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document has another kind than the request.',
      cause: 'The root element does not belong to the kind in the request.',
      remedy: 'Send the document with its own kind.',
    },
    es: {
      message: 'El documento es de otro tipo que el solicitado.',
      cause: 'El elemento raíz del documento no es el del tipo de la solicitud.',
      remedy: 'Envíe el documento con su propio tipo.',
    },
  }),
  accessKeyInconsistent: error({
    code: 'SGN_20011',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The access key is malformed or contradicts the document.',
      cause: 'Its check digit is wrong, or a part of it differs from its field in infoTributaria.',
      remedy: 'Build the access key from the fields of the document.',
    },
    es: {
      message: 'La clave de acceso está mal formada o no coincide con el documento.',
      cause: 'Su dígito verificador no coincide, o una parte difiere del campo de infoTributaria que dice lo mismo.',
      remedy: 'Forme la clave de acceso con los campos del documento.',
    },
  }),
  idAmbiguous: error({
    code: 'SGN_20012',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The root element must be the only one with id="comprobante".',
      cause: 'The root element has no such id, or another element has it too.',
      remedy: 'Write id="comprobante" on the root element and nowhere else.',
    },
    es: {
      message: 'El elemento raíz debe ser el único con id="comprobante".',
      cause: 'El elemento raíz no tiene ese id, o lo tiene también otro elemento.',
      remedy: 'Escriba id="comprobante" en el elemento raíz y en ningún otro.',
    },
  }),
  formNotSupported: error<{ form: keyof typeof FORMS }>({
    code: 'SGN_20013',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document uses XML that the authority does not accept.',
      say: ({ form }) => `The document uses XML that the authority does not accept: ${FORMS[form].en}.`,
      cause: 'The document uses a form of XML that affects signatures and that no schema of the authority allows.',
      remedy: 'Write the document as in the schema of its kind.',
    },
    es: {
      message: 'El documento usa XML que el SRI no admite.',
      say: ({ form }) => `El documento usa XML que el SRI no admite: ${FORMS[form].es}.`,
      cause: 'El documento tiene una forma que ningún esquema del SRI permite y de la que dependen las firmas.',
      remedy: 'Escriba el documento como lo muestra el esquema de su tipo.',
    },
  }),
  documentTooLarge: error({
    code: 'SGN_20014',
    kind: 'too-large',
    public: true,
    en: {
      message: 'The document is larger than 1 MiB.',
      cause: 'The document has more bytes than the signer accepts.',
      remedy: 'Split the sale into several documents.',
    },
    es: {
      message: 'El documento pesa más de 1 MiB.',
      cause: 'El documento tiene más bytes que los que acepta el servicio de firma.',
      remedy: 'Divida la venta en varios documentos.',
    },
  }),
  selfCheckFailed: error({
    code: 'SGN_20015',
    kind: 'internal',
    public: false,
    en: {
      message: 'The signature did not pass its own check and was discarded.',
      cause:
        'The signature does not verify with the public key of the certificate. The key or the machine is defective.',
      remedy: REPORT.en,
    },
    es: {
      message: 'La firma no pasó su propia verificación y se descartó.',
      cause: 'La firma no se verifica con la clave pública del certificado: es una falla de la clave o de la máquina.',
      remedy: REPORT.es,
    },
  }),
  auditUnavailable: error({
    code: 'SGN_20016',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The audit cannot be written, so nothing is signed.',
      cause: DATABASE_AWAY.en,
      remedy: AGAIN.en,
    },
    es: {
      message: 'No se puede dejar constancia de la firma, así que no se firma nada.',
      cause: DATABASE_AWAY.es,
      remedy: AGAIN.es,
    },
  }),
  tooManyAtOnce: error({
    code: 'SGN_20018',
    kind: 'too-many',
    public: true,
    en: {
      message: 'Too many documents or certificate files of this workspace are being examined.',
      cause: 'The workspace used its share of the signer’s time.',
      remedy: AGAIN.en,
    },
    es: {
      message: 'Se están revisando demasiados documentos o archivos de firma de su espacio de trabajo.',
      cause: 'El espacio de trabajo usó su parte del tiempo del servicio de firma.',
      remedy: AGAIN.es,
    },
  }),
  examinationBusy: error({
    code: 'SGN_20019',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'Too many documents or certificate files are being examined now.',
      cause: 'All workspaces together sent more than the signer can examine at once.',
      remedy: AGAIN.en,
    },
    es: {
      message: 'Se están revisando demasiados documentos o archivos de firma.',
      cause: 'Todos los espacios de trabajo juntos enviaron a la vez más de lo que el servicio de firma revisa.',
      remedy: AGAIN.es,
    },
  }),
  documentTooSlow: error({
    code: 'SGN_20020',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The document takes too long to examine.',
      cause: 'The document or its signature needs too much time or memory to read.',
      remedy: 'Send a document that follows the authority’s schemas, with an ordinary signature.',
    },
    es: {
      message: 'El documento tarda demasiado en revisarse.',
      cause: 'Leer el documento o su firma toma demasiado tiempo o memoria.',
      remedy: 'Envíe el documento según los esquemas del SRI, con una firma normal.',
    },
  }),
  wrappingKeyNotChosen: error({
    code: 'SGN_90001',
    kind: 'invalid',
    public: false,
    en: {
      message: 'One of KEK_FILE, KEK and KEK_VAULT_ADDRESS must be set.',
      cause: 'The signer was started without a wrapping key.',
      remedy: 'Set one of them.',
    },
    es: {
      message: 'Se debe configurar uno de KEK_FILE, KEK y KEK_VAULT_ADDRESS.',
      cause: 'El servicio de firma arrancó sin una clave de cifrado.',
      remedy: 'Configure uno de ellos.',
    },
  }),
  wrappingKeysElsewhere: error({
    code: 'SGN_90002',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The command cannot change the keys in KEK: change the setting.',
      cause: 'The signer cannot write the wrapping keys in KEK.',
      remedy: 'Change the setting, then run the command without --new and --drop-old.',
    },
    es: {
      message: 'Las claves de KEK se agregan y se quitan donde se configura KEK.',
      cause: 'El comando iba a cambiar claves de cifrado que el servicio de firma no puede escribir.',
      remedy: 'Cambie la configuración, y ejecute después el comando sin --new ni --drop-old.',
    },
  }),
  commandUnknown: error({
    code: 'SGN_90003',
    kind: 'invalid',
    public: false,
    en: {
      message: 'This command does not exist.',
      cause: 'The command of the signer is unknown, or its arguments are missing.',
      remedy: 'Use one of the commands that the message lists.',
    },
    es: {
      message: 'Ese comando no existe.',
      cause: 'El servicio de firma arrancó con un comando que no tiene, o sin sus argumentos.',
      remedy: 'Use uno de los comandos que indica el mensaje.',
    },
  }),
  settingsWrong: error({
    code: 'SGN_90004',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The settings are wrong.',
      cause: 'The signer does not start with these settings.',
      remedy: 'Correct the settings that the message names.',
    },
    es: {
      message: 'La configuración está mal.',
      cause: 'Se ejecutó un comando con una configuración con la que el servicio de firma no arranca.',
      remedy: 'Corrija lo que nombra el mensaje.',
    },
  }),
  authoritiesUnreadable: error({
    code: 'SGN_90020',
    kind: 'invalid',
    public: false,
    en: {
      message: 'CERTIFICATE_AUTHORITIES names no readable certificate.',
      cause: 'The file or folder does not exist, or has no certificate in PEM form.',
      remedy:
        'Name a PEM file, or a folder with .pem, .crt or .cer files; leave the setting empty to trust every certifier.',
    },
    es: {
      message: 'CERTIFICATE_AUTHORITIES no nombra ningún certificado que se pueda leer.',
      cause: 'El archivo o la carpeta no existe, o no tiene un certificado en formato PEM.',
      remedy:
        'Nombre un archivo PEM, o una carpeta con archivos .pem, .crt o .cer; déjelo vacío para confiar en toda entidad certificadora.',
    },
  }),
  headsUnwritable: error({
    code: 'SGN_90021',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The heads of the audit cannot be published.',
      cause: 'The file of AUDIT_HEADS_FILE cannot be opened for writing.',
      remedy:
        'Name a file in a folder that the signer may write to, such as /var/lib/etax/audit-heads.jsonl; or leave it empty, and keep the log.',
    },
    es: {
      message: 'No se puede publicar el final de la auditoría.',
      cause: 'El archivo de AUDIT_HEADS_FILE no se puede abrir para escribir en él.',
      remedy:
        'Nombre un archivo de una carpeta en la que el servicio de firma pueda escribir, por ejemplo /var/lib/etax/audit-heads.jsonl; o déjelo vacío y conserve el registro.',
    },
  }),
  publishedHeadsUnreadable: error({
    code: 'SGN_90005',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The input has no published head of the audit.',
      cause:
        'The file is neither an answer of verify-audit, nor an AUDIT_HEADS_FILE, nor a log of the signer with lines “audit sealed”.',
      remedy:
        'Name the file with the heads, or - for the standard input: docker compose logs signer | … verify-audit --heads -',
    },
    es: {
      message: 'En lo que se dio no hay ningún final publicado de la auditoría.',
      cause:
        'El archivo no es una respuesta de verify-audit, ni un AUDIT_HEADS_FILE, ni un registro del servicio de firma con líneas «audit sealed».',
      remedy:
        'Dé el archivo que los tiene, o - para la entrada estándar, por ejemplo: docker compose logs signer | … verify-audit --heads -',
    },
  }),
  vaultAddressMalformed: error({
    code: 'SGN_90006',
    kind: 'invalid',
    public: false,
    en: {
      message: 'KEK_VAULT_ADDRESS is not an address of a Vault or OpenBao.',
      cause: 'The setting does not begin with http:// or https://, or cannot be read as an address.',
      remedy: 'Set it like https://vault.vault.svc:8200.',
    },
    es: {
      message: 'KEK_VAULT_ADDRESS no es la dirección de un Vault u OpenBao.',
      cause: 'No empieza con http:// o https://, o no se puede leer como una dirección.',
      remedy: 'Configúrela como https://vault.vault.svc:8200.',
    },
  }),
})
