import { defineErrors, echoed, error } from '@etax/kernel'
import {
  type Full,
  full,
  keyRefused,
  LIVE_NOT_CONFIRMED,
  type NotJson,
  neverReady,
  notConfirmed,
  notJson,
  notXml,
  type ToAgreeTo,
  type TooLarge,
  type TypeRefused,
  tooLarge,
  typeRefused,
  type Unreadable,
  unreadable,
} from './gateway-sentences.ts'

const AGAIN = { en: 'Wait the seconds in Retry-After', es: 'Espere los segundos que indica Retry-After' }
const NEXT_BATCH = {
  en: 'Send this line and those after it in another batch.',
  es: 'Envíe esta línea y las siguientes en otro lote.',
}
const CHECK_RECEIPT = {
  en: 'check the id, x-taxpayer-ruc, and whether the key is a test or a live one.',
  es: 'revise el id, x-taxpayer-ruc y si la clave es de pruebas o de producción.',
}

/**
 * Errors of the gateway. ACS: authentication; REQ: requests; RCP: receipts and their files; ACC: accounts; LIM: limits;
 * AGT: agents at /mcp; SYS: the system.
 */
const PDF_NOT_READY = {
  en: 'The PDF is not ready yet: try again in a second, or when the status of the receipt is COMPLETED.',
  es: 'El PDF todavía no está listo: pídalo otra vez en un segundo, o cuando el estado del comprobante sea COMPLETED.',
}

export const gatewayErrors = defineErrors({
  keyMissing: error<{ as: 'header' | 'bearer' }>({
    code: 'ACS_10001',
    kind: 'unauthenticated',
    public: true,
    en: {
      message: 'The API key is missing: send it in the header X-API-Key.',
      say: ({ as }) =>
        `The API key is missing: send it ${as === 'bearer' ? 'as "Authorization: Bearer <API key>", or ' : ''}in the header X-API-Key.`,
      cause: 'The request has no header X-API-Key, or an empty one.',
      remedy: 'Send the key in the header X-API-Key.',
    },
    es: {
      message: 'Falta la clave API: envíela en el encabezado X-API-Key.',
      say: ({ as }) =>
        `Falta la clave API: envíela ${as === 'bearer' ? 'como "Authorization: Bearer <clave API>", o ' : ''}en el encabezado X-API-Key.`,
      cause: 'La solicitud no tiene el encabezado X-API-Key, o lo tiene vacío.',
      remedy: 'Envíe la clave en el encabezado X-API-Key.',
    },
  }),
  keyRefused: error<Parameters<typeof keyRefused.en>[0]>({
    code: 'ACS_10002',
    kind: 'unauthenticated',
    public: true,
    en: {
      message: keyRefused.en({ reason: 'unknown' }),
      say: keyRefused.en,
      cause: 'The key is mistyped, belongs to another installation, or was revoked in the dashboard.',
      remedy: 'Copy the key from the dashboard exactly as it was shown once.',
    },
    es: {
      message: keyRefused.es({ reason: 'unknown' }),
      say: keyRefused.es,
      cause: 'La clave está mal escrita, es de otra instalación, o fue revocada en el panel.',
      remedy: 'Use una clave del panel tal como se mostró al crearla.',
    },
  }),
  notSignedIn: error({
    code: 'ACS_10003',
    kind: 'unauthenticated',
    public: true,
    en: {
      message: 'There is no active session: sign in with POST /account/session.',
      cause: 'The session cookie is missing, the session has ended, or its seven days are over.',
      remedy: 'Sign in: POST /account/session.',
    },
    es: {
      message: 'No hay una sesión activa: ingrese con POST /account/session.',
      cause: 'Falta la cookie de la sesión, la sesión terminó, o pasaron sus siete días.',
      remedy: 'Ingrese: POST /account/session.',
    },
  }),
  signInRefused: error({
    code: 'ACS_10004',
    kind: 'unauthenticated',
    public: true,
    en: {
      message: 'The e-mail address or the password is wrong: correct them, or sign up with POST /account/sign-up.',
      cause: 'No account has this e-mail address with this password.',
      remedy: 'Correct them; sign up if there is no account yet.',
    },
    es: {
      message: 'El correo o la contraseña no son correctos: corríjalos, o cree una cuenta con POST /account/sign-up.',
      cause: 'Ninguna cuenta tiene este correo con esta contraseña.',
      remedy: 'Corríjalos; cree una cuenta si todavía no tiene.',
    },
  }),
  csrfTokenWrong: error({
    code: 'ACS_10005',
    kind: 'forbidden',
    public: true,
    en: {
      message:
        'The header x-csrf-token is missing or belongs to another session: send the csrfToken of GET /account/session.',
      cause: 'Every write of a session requires the csrfToken, which other sites cannot read.',
      remedy: 'Send the csrfToken that GET /account/session gives.',
    },
    es: {
      message: 'El encabezado x-csrf-token falta o no es de esta sesión: envíe el csrfToken de GET /account/session.',
      cause: 'Una sesión solo puede escribir con el csrfToken, que otros sitios no pueden leer.',
      remedy: 'Envíe el csrfToken que da GET /account/session.',
    },
  }),
  liveKeyNeeded: error({
    code: 'ACS_10006',
    kind: 'forbidden',
    public: true,
    en: {
      message:
        'A test key cannot change a taxpayer in production: use a live key or the dashboard, or try it with the test taxpayer or a taxpayer without certificate.',
      cause:
        'The taxpayer has a certificate or live receipts: its records decide the content, the amounts and the mail of documents in production. Only a live key or a session can change them: the taxpayer, its logo, certificate, establishments, emission points, customers, products, prices, categories and warehouses, the invoices stored by live keys and sessions, and the taxes of the workspace. A test key can read all of them, issue in the sandbox, and change invoices stored by test keys.',
      remedy: 'Use a live key or the dashboard; or the test taxpayer, or a taxpayer of your own without certificate.',
    },
    es: {
      message:
        'Una clave de pruebas no puede cambiar un contribuyente en producción: use una clave de producción o el panel, o pruebe con el contribuyente de prueba o con uno sin firma electrónica.',
      cause:
        'El contribuyente tiene firma electrónica o comprobantes de producción: sus registros deciden el contenido, los valores y el envío de los comprobantes de producción. Solo una clave de producción o una sesión puede cambiarlos: el contribuyente, su logotipo, firma electrónica, establecimientos, puntos de emisión, clientes, productos, precios, categorías y bodegas, las facturas guardadas con claves de producción o en el panel, y los impuestos del espacio de trabajo. Una clave de pruebas puede leerlo todo, emitir en el ambiente de pruebas y cambiar las facturas guardadas con claves de pruebas.',
      remedy:
        'Use una clave de producción o el panel; o el contribuyente de prueba, o un contribuyente propio sin firma electrónica.',
    },
  }),
  foreignSite: error({
    code: 'ACS_10007',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'The request comes from a page of another site.',
      cause:
        'A page of another site cannot change anything below /account. The header Origin differs from PUBLIC_URL, or Sec-Fetch-Site names another site.',
      remedy: 'Send it from a page of this system, or from a program that sends neither header.',
    },
    es: {
      message: 'La solicitud viene de una página de otro sitio.',
      cause:
        'Una página de otro sitio no puede cambiar nada bajo /account. El encabezado Origin es distinto de PUBLIC_URL, o Sec-Fetch-Site indica otro sitio.',
      remedy: 'Envíela desde una página de este sistema, o desde un programa que no envíe esos encabezados.',
    },
  }),
  scopeMissing: error<{ scope: string; giving?: boolean }>({
    code: 'ACS_10008',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'The API key lacks the scope of this operation: use another key, or make one with it in the dashboard.',
      say: ({ scope, giving = false }) =>
        giving
          ? `The API key lacks the scope ${scope}, so it cannot give it to another key: choose other scopes, or use a key with ${scope}.`
          : `The API key lacks the scope ${scope}: use another key, or make one with ${scope} in the dashboard.`,
      cause:
        'Each operation needs one scope of the key: issue, read, records, webhooks or keys. /openapi.json lists it under security. A key gives other keys only scopes that it has.',
      remedy:
        'Use a key with the scope in the message. A person makes it in the dashboard, or a key with the scope keys.',
    },
    es: {
      message: 'La clave API no tiene el permiso de esta operación: use otra clave, o cree una con él en el panel.',
      say: ({ scope, giving = false }) =>
        giving
          ? `La clave API no tiene el permiso ${scope}, por eso no puede darlo a otra clave: elija otros permisos, o use una clave con ${scope}.`
          : `La clave API no tiene el permiso ${scope}: use otra clave, o cree una con ${scope} en el panel.`,
      cause:
        'Cada operación necesita un permiso de la clave: issue, read, records, webhooks o keys. /openapi.json lo indica en security. Una clave solo da a otras claves los permisos que tiene.',
      remedy:
        'Use una clave con el permiso del mensaje. Se crea en el panel, o con una clave que tenga el permiso keys.',
    },
  }),
  otherModeOfKey: error({
    code: 'ACS_10009',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'A key makes keys and webhooks of its own mode only: leave out mode, or use a key of that mode.',
      cause: 'The body names another mode than that of the key. A test key would otherwise reach production.',
      remedy: 'Leave out mode. For the other mode, use a key of that mode or the dashboard.',
    },
    es: {
      message:
        'Una clave crea claves y webhooks solo de su propio ambiente: omita mode, o use una clave del otro ambiente.',
      cause:
        'El cuerpo pide otro ambiente que el de la clave. De otro modo, una clave de pruebas llegaría a producción.',
      remedy: 'Omita mode. Para el otro ambiente, use una clave de ese ambiente o el panel.',
    },
  }),
  testClockInProduction: error({
    code: 'ACS_10010',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'A test clock moves only the sandbox: use a test key.',
      cause: 'A live key called the addresses of test clocks. Production has one time.',
      remedy: 'Use a test key (ak_test_…).',
    },
    es: {
      message: 'Un reloj de pruebas solo mueve el ambiente de pruebas: use una clave de pruebas.',
      cause:
        'Una clave de producción llamó a las direcciones de los relojes de pruebas. Producción tiene una sola hora.',
      remedy: 'Use una clave de pruebas (ak_test_…).',
    },
  }),
  testClockExists: error({
    code: 'ACC_10024',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The workspace has a test clock already: advance it, or delete it first.',
      cause: 'The sandbox of a workspace has one time, so it has at most one test clock.',
      remedy: 'GET /v1/developer/test-clocks shows it: advance it with POST …/{id}/advance, or DELETE it.',
    },
    es: {
      message: 'El espacio de trabajo ya tiene un reloj de pruebas: adelántelo, o bórrelo primero.',
      cause: 'El ambiente de pruebas de un espacio de trabajo tiene una sola hora, por eso tiene un reloj como máximo.',
      remedy: 'GET /v1/developer/test-clocks lo muestra: adelántelo con POST …/{id}/advance, o bórrelo con DELETE.',
    },
  }),
  testClockUnknown: error({
    code: 'ACC_10025',
    kind: 'not-found',
    public: true,
    en: {
      message: 'The workspace has no test clock with this id: read GET /v1/developer/test-clocks.',
      cause: 'The clock was deleted or moved meanwhile, or it belongs to another workspace.',
      remedy: 'Read GET /v1/developer/test-clocks, and repeat the call with its id.',
    },
    es: {
      message: 'El espacio de trabajo no tiene un reloj de pruebas con este id: lea GET /v1/developer/test-clocks.',
      cause: 'Mientras tanto se borró o se movió el reloj, o es de otro espacio de trabajo.',
      remedy: 'Lea GET /v1/developer/test-clocks y repita la llamada con su id.',
    },
  }),
  notJson: error<NotJson>({
    code: 'REQ_10001',
    kind: 'invalid',
    public: true,
    en: {
      message: notJson.en({ reason: 'body' }),
      say: notJson.en,
      cause: 'The body is not well-formed JSON, or has a member named __proto__ or constructor.',
      remedy: 'Send well-formed JSON in UTF-8.',
    },
    es: {
      message: notJson.es({ reason: 'body' }),
      say: notJson.es,
      cause: 'El cuerpo no es JSON bien formado, o tiene un campo llamado __proto__ o constructor.',
      remedy: 'Envíe JSON bien formado y en UTF-8.',
    },
  }),
  contentTypeRefused: error<TypeRefused>({
    code: 'REQ_10002',
    kind: 'unsupported-media',
    public: true,
    en: {
      message:
        'This address does not accept the content type: send application/json, or the type that /openapi.json gives.',
      say: typeRefused.en,
      cause:
        'The header Content-Type names a type that this address does not accept, or another charset than UTF-8. Or Content-Encoding names a compression, such as gzip.',
      remedy:
        'Send the header Content-Type: application/json, or the type that /openapi.json gives for the address. Send the body without compression and without Content-Encoding.',
    },
    es: {
      message:
        'Esta dirección no acepta el tipo de contenido: envíe application/json, o el tipo que indica /openapi.json.',
      say: typeRefused.es,
      cause:
        'El encabezado Content-Type nombra un tipo que esta dirección no acepta, u otra codificación que UTF-8; o Content-Encoding dice que el cuerpo está comprimido, por ejemplo con gzip.',
      remedy:
        'Envíe el encabezado Content-Type: application/json, o el tipo que /openapi.json indica para la dirección, y el cuerpo tal como es, sin Content-Encoding.',
    },
  }),
  bodyTooLarge: error<TooLarge>({
    code: 'REQ_10003',
    kind: 'too-large',
    public: true,
    en: {
      message: 'The body is too large for this address.',
      say: tooLarge.en,
      cause: 'The body, or a file in it, is larger than the limit that the message names.',
      remedy: 'Send less, or split it: the authority accepts no document above 320 KB.',
    },
    es: {
      message: 'El cuerpo pesa más de lo que acepta esta dirección.',
      say: tooLarge.es,
      cause: 'El cuerpo, o un archivo que lleva, pesa más que el límite que indica el mensaje.',
      remedy: 'Envíe menos, o divídalo: el SRI no acepta documentos de más de 320 KB.',
    },
  }),
  /** `taken`: the methods of an address that has others than `method`. */
  addressUnknown: error<{ method?: string; taken?: readonly string[] }>({
    code: 'REQ_10004',
    kind: 'not-found',
    public: true,
    en: {
      message: 'This address does not exist: compare path and method with /openapi.json.',
      say: ({ method, taken = [] }) =>
        taken.length === 0
          ? 'This address does not exist: compare path and method with /openapi.json.'
          : `This address has no ${method}: send ${taken.join(' or ')}.`,
      cause: 'The API has no such path, or not with this method.',
      remedy: 'Compare path and method with /openapi.json.',
    },
    es: {
      message: 'Esta dirección no existe: compare la ruta y el método con /openapi.json.',
      say: ({ method, taken = [] }) =>
        taken.length === 0
          ? 'Esta dirección no existe: compare la ruta y el método con /openapi.json.'
          : `Esta dirección no tiene ${method}: envíe ${taken.join(' o ')}.`,
      cause: 'La API no tiene esa ruta, o no con ese método.',
      remedy: 'Compare la ruta y el método con /openapi.json.',
    },
  }),
  catalogUnknown: error<{ names: readonly string[] }>({
    code: 'REQ_10009',
    kind: 'not-found',
    public: true,
    en: {
      message: 'The catalog does not exist: GET /v1/developer/catalogs lists them.',
      say: ({ names }) => `The catalog does not exist: use one of ${names.join(', ')}.`,
      cause: 'The address names a catalog of codes that does not exist.',
      remedy: 'Use a name that GET /v1/developer/catalogs lists, such as income-withholdings.',
    },
    es: {
      message: 'No existe ese catálogo: GET /v1/developer/catalogs da la lista.',
      say: ({ names }) => `No existe ese catálogo: use uno de ${names.join(', ')}.`,
      cause: 'La dirección nombra un catálogo de códigos que no existe.',
      remedy: 'Use un nombre de la lista de GET /v1/developer/catalogs, como income-withholdings.',
    },
  }),
  unreadable: error<Unreadable>({
    code: 'REQ_10005',
    kind: 'invalid',
    public: true,
    en: {
      message: unreadable.en({ reason: 'request' }),
      say: unreadable.en,
      cause: 'The address, a header or a form is malformed.',
      remedy: 'Correct it as the message says.',
    },
    es: {
      message: unreadable.es({ reason: 'request' }),
      say: unreadable.es,
      cause: 'La dirección, un encabezado o un formulario está mal formado.',
      remedy: 'Corríjalo como dice el mensaje.',
    },
  }),
  tooManyValues: error({
    code: 'REQ_10006',
    kind: 'invalid',
    public: true,
    en: {
      message:
        'The body has more values, or deeper ones, than allowed: at most 20,000 values, 1,000 members in one object and 32 levels, such as [ in [.',
      cause: 'The body has more than 20,000 values, an object with more than 1,000 members, or more than 32 levels.',
      remedy: 'Send at most 20,000 values, 1,000 members in an object, and 32 levels.',
    },
    es: {
      message:
        'El cuerpo tiene más valores, o más profundos, que los que puede tener un documento: a lo sumo 20.000 valores, 1.000 campos en un objeto y 32 niveles, como [ en [.',
      cause: 'El cuerpo tiene más de 20.000 valores, un objeto con más de 1.000 campos, o más de 32 niveles.',
      remedy: 'Envíe a lo sumo 20.000 valores, 1.000 campos por objeto y 32 niveles.',
    },
  }),
  notXml: error<Parameters<typeof notXml.en>[0]>({
    code: 'REQ_10007',
    kind: 'invalid',
    public: true,
    en: {
      message: notXml.en({ reason: 'beginning' }),
      say: notXml.en,
      cause: 'The document does not begin like XML, neither as text nor decoded from base64.',
      remedy: 'Send a whole document, as text, base64 or the raw body.',
    },
    es: {
      message: notXml.es({ reason: 'beginning' }),
      say: notXml.es,
      cause: 'El documento no empieza como XML, ni como texto ni decodificado de base64.',
      remedy: 'Envíe el documento completo, como texto, en base64 o como cuerpo.',
    },
  }),
  notUtf8: error<{ field?: string }>({
    code: 'REQ_10008',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The body is not UTF-8: send it in UTF-8, in which ñ is the two bytes C3 B1.',
      say: ({ field }) =>
        field === undefined
          ? 'The body is not UTF-8: send it in UTF-8, in which ñ is the two bytes C3 B1.'
          : `The field ${field} is not UTF-8.`,
      cause: 'The body has bytes that are not UTF-8. Programs that write Latin-1 or Windows-1252 send such bytes.',
      remedy: 'Encode the body in UTF-8.',
    },
    es: {
      message: 'El cuerpo no está en UTF-8: envíelo en UTF-8, en el que la ñ son los dos bytes C3 B1.',
      say: ({ field }) =>
        field === undefined
          ? 'El cuerpo no está en UTF-8: envíelo en UTF-8, en el que la ñ son los dos bytes C3 B1.'
          : `El campo ${field} no está en UTF-8.`,
      cause: 'El cuerpo tiene bytes que no son UTF-8. Así los envía un programa que escribe en Latin-1 o Windows-1252.',
      remedy: 'Codifique el cuerpo en UTF-8.',
    },
  }),
  requestUnknown: error({
    code: 'REQ_10030',
    kind: 'not-found',
    public: true,
    en: {
      message: 'This request does not exist: check the id and x-mode. Requests are kept for seven days.',
      cause: 'No request of this workspace and mode has this id, or it is older than seven days.',
      remedy: 'Take the id from GET /account/requests, in the same mode.',
    },
    es: {
      message: 'Esa solicitud no existe: revise el id y x-mode; las solicitudes se guardan siete días.',
      cause: 'Ninguna solicitud de este espacio de trabajo y ambiente tiene este id, o tiene más de siete días.',
      remedy: 'Tome el id de GET /account/requests, en el mismo ambiente.',
    },
  }),
  versionUnknown: error<{ versions: readonly string[] }>({
    code: 'REQ_10032',
    kind: 'invalid',
    public: true,
    en: {
      message: 'This API version does not exist: leave out the header X-API-Version, or send one that is served.',
      say: ({ versions }) =>
        `This API version does not exist: leave out X-API-Version, or send one of these: ${versions.join(', ')}.`,
      cause: 'The header X-API-Version, or the chosen version, is none of the days on which a version began.',
      remedy: 'Leave out the header: then the version of your workspace applies. Or send one of those in the message.',
    },
    es: {
      message: 'Esta versión de la API no existe: omita el encabezado X-API-Version, o envíe una que exista.',
      say: ({ versions }) =>
        `Esta versión de la API no existe: omita X-API-Version, o envíe una de estas: ${versions.join(', ')}.`,
      cause: 'El encabezado X-API-Version, o la versión elegida, no es un día en que empezó una versión.',
      remedy: 'Omita el encabezado: entonces vale la versión de su espacio de trabajo. O envíe una de las del mensaje.',
    },
  }),
  versionIsOlder: error({
    code: 'ACC_10023',
    kind: 'conflict',
    public: true,
    en: {
      message: 'This version is older than that of the workspace: name it in X-API-Version of each request instead.',
      cause:
        'A workspace can return to the version before its last upgrade for 72 hours. This time is over, or the version is another one.',
      remedy: 'Send X-API-Version with each request that needs the older version.',
    },
    es: {
      message: 'Esta versión es anterior a la del espacio de trabajo: indíquela en X-API-Version de cada solicitud.',
      cause:
        'Un espacio de trabajo puede volver a la versión anterior a su última actualización durante 72 horas. Ese plazo terminó, o se trata de otra versión.',
      remedy: 'Envíe X-API-Version con cada solicitud que necesite la versión anterior.',
    },
  }),
  twoReferences: error({
    code: 'REQ_10031',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The header Idempotency-Key differs from devReference in the body: send one of them.',
      cause:
        'The header Idempotency-Key is the devReference of a body that has none. This request has two different ones.',
      remedy: 'Leave out the header or devReference, or send the same text in both.',
    },
    es: {
      message: 'El encabezado Idempotency-Key es distinto de devReference en el cuerpo: envíe uno solo.',
      cause:
        'El encabezado Idempotency-Key es el devReference de un cuerpo que no lo tiene. Esta solicitud tiene dos distintos.',
      remedy: 'Omita el encabezado o devReference, o envíe el mismo texto en ambos.',
    },
  }),
  batchLineTooLong: error({
    code: 'REQ_10020',
    kind: 'too-large',
    public: true,
    en: {
      message: 'The line is longer than 512 KiB: send this order by itself.',
      cause: 'A line of the batch is too long. Perhaps there are no line breaks between the orders.',
      remedy: 'Write each order on its own line. POST a larger one to the address of its kind, which accepts 2 MiB.',
    },
    es: {
      message: 'La línea pesa más de 512 KiB: envíe esta orden por separado.',
      cause: 'Una línea del lote pesa demasiado. Quizá no hay saltos de línea entre las órdenes.',
      remedy:
        'Escriba cada orden en una línea propia; envíe una más grande con POST a la dirección de su tipo, que acepta 2 MiB.',
    },
  }),
  batchTooManyLines: error({
    code: 'REQ_10021',
    kind: 'too-large',
    public: true,
    en: {
      message: 'The batch has more than 1,000 orders: this line and the following ones were not read.',
      cause: 'A batch accepts 1,000 orders. Those before this line were accepted.',
      remedy: NEXT_BATCH.en,
    },
    es: {
      message: 'El lote tiene más de 1.000 órdenes: no se leyeron esta línea ni las siguientes.',
      cause: 'Un lote acepta 1.000 órdenes. Las anteriores a esta línea se aceptaron.',
      remedy: NEXT_BATCH.es,
    },
  }),
  batchTooLarge: error({
    code: 'REQ_10022',
    kind: 'too-large',
    public: true,
    en: {
      message: 'The batch is larger than 64 MiB: this line and the following ones were not read.',
      cause: 'A batch accepts 64 MiB. The orders before this line were accepted.',
      remedy: NEXT_BATCH.en,
    },
    es: {
      message: 'El lote pesa más de 64 MiB: no se leyeron esta línea ni las siguientes.',
      cause: 'Un lote acepta 64 MiB. Las órdenes anteriores a esta línea se aceptaron.',
      remedy: NEXT_BATCH.es,
    },
  }),
  batchEnded: error({
    code: 'REQ_10023',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The batch ended early: this line and the following ones were not read.',
      cause:
        'The batch took longer than ten minutes, or this server is stopping. The orders before this line were accepted.',
      remedy:
        'Send the whole batch again. Accepted orders return their receipts by devReference; they are not issued twice.',
    },
    es: {
      message: 'El lote terminó antes de tiempo: no se leyeron esta línea ni las siguientes.',
      cause:
        'El lote tomó más de diez minutos, o este servidor se está deteniendo. Las órdenes anteriores a esta línea se aceptaron.',
      remedy:
        'Envíe todo el lote otra vez. Las órdenes aceptadas devuelven su comprobante por su devReference; no se emiten dos veces.',
    },
  }),
  receiptUnknown: error<{ id: string }>({
    code: 'RCP_10001',
    kind: 'not-found',
    public: true,
    en: {
      message: `This receipt does not exist: ${CHECK_RECEIPT.en}`,
      say: ({ id }) => `There is no receipt ${echoed(id)}: ${CHECK_RECEIPT.en}`,
      cause: 'No receipt of this workspace, mode and taxpayer has this id or access key.',
      remedy: "Check the id, x-taxpayer-ruc and the key's mode.",
    },
    es: {
      message: `Ese comprobante no existe: ${CHECK_RECEIPT.es}`,
      say: ({ id }) => `No hay un comprobante ${echoed(id)}: ${CHECK_RECEIPT.es}`,
      cause:
        'Ningún comprobante de este espacio de trabajo, ambiente y contribuyente tiene este id o esta clave de acceso.',
      remedy: 'Revise el id, x-taxpayer-ruc y si la clave es de pruebas o de producción.',
    },
  }),
  xmlNotReady: error<{ status?: string }>({
    code: 'RCP_10002',
    kind: 'conflict',
    public: true,
    en: {
      message: 'There is no authorized XML yet: try again when the status of the receipt is AUTHORIZED or COMPLETED.',
      say: ({ status }) =>
        neverReady.en(status) ??
        (status === undefined
          ? 'There is no authorized XML yet: try again when the status of the receipt is AUTHORIZED or COMPLETED.'
          : `The receipt is ${status}: its XML exists after the authority has authorized it.`),
      cause: 'The authority has not authorized the receipt.',
      remedy:
        'Try again when the status is AUTHORIZED or COMPLETED. Retry a receipt in ERROR; REJECTED and RETURNED are final: issue a new document.',
    },
    es: {
      message:
        'Todavía no hay un XML autorizado: pídalo otra vez cuando el estado del comprobante sea AUTHORIZED o COMPLETED.',
      say: ({ status }) =>
        neverReady.es(status) ??
        (status === undefined
          ? 'Todavía no hay un XML autorizado: pídalo otra vez cuando el estado del comprobante sea AUTHORIZED o COMPLETED.'
          : `El comprobante está en estado ${status}: su XML estará cuando el SRI lo haya autorizado.`),
      cause: 'El SRI no ha autorizado el comprobante.',
      remedy:
        'Pídalo otra vez cuando el estado sea AUTHORIZED o COMPLETED. Reintente un comprobante en ERROR; REJECTED y RETURNED son definitivos: emita un comprobante nuevo.',
    },
  }),
  pdfNotReady: error<{ status?: string }>({
    code: 'RCP_10003',
    kind: 'conflict',
    public: true,
    en: {
      message: PDF_NOT_READY.en,
      say: ({ status }) => neverReady.en(status) ?? PDF_NOT_READY.en,
      cause: 'The PDF is made a moment after the authorization.',
      remedy:
        'Try again shortly, when the status of the receipt is COMPLETED. Retry a receipt in ERROR; REJECTED and RETURNED are final: issue a new document.',
    },
    es: {
      message: PDF_NOT_READY.es,
      say: ({ status }) => neverReady.es(status) ?? PDF_NOT_READY.es,
      cause: 'El PDF se genera un momento después de la autorización.',
      remedy:
        'Pídalo otra vez en un momento, cuando el estado del comprobante sea COMPLETED. Reintente un comprobante en ERROR; REJECTED y RETURNED son definitivos: emita un comprobante nuevo.',
    },
  }),
  linkExpired: error({
    code: 'RCP_10004',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'The link has expired.',
      cause: 'A link to a file works for 15 minutes.',
      remedy: 'Request a new one: GET /v1/developer/receipts/{id}/xml or /pdf.',
    },
    es: {
      message: 'El enlace ya caducó.',
      cause: 'Un enlace a un archivo sirve 15 minutos.',
      remedy: 'Pida uno nuevo: GET /v1/developer/receipts/{id}/xml o /pdf.',
    },
  }),
  linkForged: error({
    code: 'RCP_10005',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'The link is not valid: this system did not sign it.',
      cause: 'The address of the file was changed or shortened.',
      remedy: 'Use the link unchanged.',
    },
    es: {
      message: 'El enlace no es válido: este sistema no lo firmó.',
      cause: 'La dirección del archivo se cambió o se acortó.',
      remedy: 'Use el enlace sin cambiarlo.',
    },
  }),
  pageTooFar: error({
    code: 'RCP_10006',
    kind: 'invalid',
    public: true,
    en: {
      message: 'Pages end at row 10,000: continue with the cursor, meta.pagination.nextCursor of the previous page.',
      cause: 'The number of the page lies beyond the first 10,000 rows.',
      remedy: 'Continue with the cursor: meta.pagination.nextCursor.',
    },
    es: {
      message:
        'Las páginas llegan hasta la fila 10.000: siga con el cursor, meta.pagination.nextCursor de la página anterior.',
      cause: 'El número de la página pasa de las primeras 10.000 filas.',
      remedy: 'Siga con el cursor: meta.pagination.nextCursor.',
    },
  }),
  emailTaken: error({
    code: 'ACC_10001',
    kind: 'conflict',
    public: true,
    en: {
      message: 'There is an account with this e-mail address.',
      cause: 'An account with this address exists already. Upper and lower case do not matter.',
      remedy: 'Sign in, or use another address.',
    },
    es: {
      message: 'Ya hay una cuenta con este correo.',
      cause: 'Alguien creó antes una cuenta con esta dirección; mayúsculas y minúsculas son iguales.',
      remedy: 'Ingrese con ella, o use otro correo.',
    },
  }),
  apiKeyUnknown: error({
    code: 'ACC_10002',
    kind: 'not-found',
    public: true,
    en: {
      message: 'This API key does not exist: GET /account/api-keys lists the keys.',
      cause: 'The workspace has no key with this id, or it was revoked already.',
      remedy: 'GET /account/api-keys lists the keys.',
    },
    es: {
      message: 'Esa clave API no existe: GET /account/api-keys las lista.',
      cause: 'El espacio de trabajo no tiene una clave con este id, o ya fue revocada.',
      remedy: 'GET /account/api-keys lista las claves.',
    },
  }),
  planUnknown: error({
    code: 'ACC_10003',
    kind: 'invalid',
    public: false,
    en: {
      message: 'This plan does not exist.',
      cause: 'The plan of a new workspace is not in the plan table.',
      remedy: 'Use a name of the plan table, or add the plan with the setting PLANS.',
    },
    es: {
      message: 'Ese plan no existe.',
      cause: 'Se quiso abrir un espacio de trabajo con un plan que no está en la tabla de planes.',
      remedy: 'Use un nombre de la tabla de planes, o agregue el plan con PLANS.',
    },
  }),
  productionSettings: error({
    code: 'ACC_10013',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The settings are not fit for production.',
      cause: 'The gateway started in production, but settings are missing or are for development.',
      remedy: 'Correct these settings, or set DEPLOYMENT=development on a development machine.',
    },
    es: {
      message: 'La configuración no sirve para producción.',
      cause: 'La pasarela arrancó como en producción con una configuración incompleta o de desarrollo.',
      remedy: 'Corrija lo que se nombra, o configure DEPLOYMENT=development en una máquina de desarrollo.',
    },
  }),
  plansMalformed: error({
    code: 'ACC_10004',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The setting PLANS is not a JSON object of plans.',
      cause: 'The gateway was started with a setting PLANS that cannot be read.',
      remedy: 'Give every plan quota, excess, trial and rate.',
    },
    es: {
      message: 'PLANS no es un objeto JSON de planes.',
      cause: 'La pasarela arrancó con un PLANS que no se puede leer.',
      remedy: 'Dé a cada plan quota, excess, trial y rate.',
    },
  }),
  demoUnavailable: error({
    code: 'ACC_10020',
    kind: 'not-found',
    public: true,
    en: {
      message:
        'The demo account is only for a browser at the page of npm start on the same machine: open that page, or sign in with your own account.',
      cause:
        'Only npm start has a demo account, and only for a browser on the same machine: at http://127.0.0.1 or http://localhost, without a proxy.',
      remedy: 'Open the dashboard at the address that npm start printed, or sign in with POST /account/session.',
    },
    es: {
      message:
        'La cuenta de demostración es solo para el navegador, en la página que npm start abre en la misma máquina: abra esa página, o ingrese con una cuenta propia.',
      cause:
        'Solo npm start tiene una cuenta de demostración, para el navegador de la máquina en la que corre: en http://127.0.0.1 o http://localhost, sin un servidor intermedio.',
      remedy: 'Abra el panel en la dirección que mostró npm start, o ingrese con POST /account/session.',
    },
  }),
  demoInPublic: error({
    code: 'ACC_10021',
    kind: 'invalid',
    public: false,
    en: {
      message: 'A demo account is only for one machine: remove the setting DEMO_ACCOUNT_FILE.',
      cause: 'DEMO_ACCOUNT_FILE lets anyone on the machine sign in, but other machines can reach this gateway too.',
      remedy: 'Remove DEMO_ACCOUNT_FILE, or correct these settings.',
    },
    es: {
      message: 'Una cuenta de demostración es para una sola máquina: quite DEMO_ACCOUNT_FILE.',
      cause:
        'La pasarela arrancó con DEMO_ACCOUNT_FILE, que deja ingresar a cualquiera de la máquina, donde también otros pueden llegar a ella.',
      remedy: 'Quite DEMO_ACCOUNT_FILE, o corrija lo que se nombra.',
    },
  }),
  demoDataInProduction: error({
    code: 'ACC_10022',
    kind: 'invalid',
    public: true,
    en: {
      message: 'Demo data are only for the sandbox: send the request without x-mode: live.',
      cause: 'The request would have filled production with the invented shop.',
      remedy: 'Send the request with x-mode: test, or without the header.',
    },
    es: {
      message: 'Los datos de demostración son para el ambiente de pruebas: pídalos sin x-mode: live.',
      cause: 'La solicitud habría llenado producción con la tienda inventada.',
      remedy: 'Pídalos en el ambiente de pruebas: con x-mode: test, o sin el encabezado.',
    },
  }),
  tooManyApiKeys: error({
    code: 'ACC_10006',
    kind: 'conflict',
    public: true,
    en: {
      message: 'A workspace has at most 50 API keys.',
      cause: 'The workspace already has 50 keys.',
      remedy: 'Revoke an unused key: DELETE /account/api-keys/{id}.',
    },
    es: {
      message: 'Un espacio de trabajo tiene a lo sumo 50 claves API.',
      cause: 'El espacio de trabajo ya tiene 50 claves.',
      remedy: 'Revoque una que ya no use: DELETE /account/api-keys/{id}.',
    },
  }),
  passwordTooCommon: error({
    code: 'ACC_10007',
    kind: 'invalid',
    public: true,
    en: {
      message:
        'The password is easy to guess: choose words of your own in a new combination, or generate a password with a password manager.',
      cause:
        'The password is a known phrase, for example from a book, film or song. Or it consists mostly of common words, parts of the e-mail address or of the workspace name, years, rows of keys or repetitions.',
      remedy:
        'Choose four or more words in a new combination, without your name or your business. Even a long phrase is easy to guess if it is known. Or generate a password with a password manager.',
    },
    es: {
      message:
        'La contraseña es fácil de adivinar: elija palabras propias en una combinación nueva, o genere una con un gestor de contraseñas.',
      cause:
        'La contraseña es una frase conocida, por ejemplo de un libro, una película o una canción. O consta casi solo de palabras comunes, partes del correo o del nombre del espacio de trabajo, años, filas de teclas o repeticiones.',
      remedy:
        'Elija cuatro palabras o más en una combinación nueva, sin su nombre ni el de su negocio. Una frase conocida es fácil de adivinar aunque sea larga. O genere una contraseña con un gestor de contraseñas.',
    },
  }),
  emailUnverified: error({
    code: 'ACC_10008',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'Production requires a verified e-mail address.',
      cause:
        'A live key was created or used, or a session sent x-mode: live, before the mailed link verified the address of the account.',
      remedy: 'Open the link in the mail, or request another one: POST /account/verify/resend.',
    },
    es: {
      message: 'Para usar producción hay que confirmar el correo.',
      cause:
        'Se quiso crear o usar una clave de producción, o actuar con una sesión y x-mode: live, antes de confirmar el enlace que se envió al correo de la cuenta.',
      remedy: 'Abra el enlace del correo, o pida otro: POST /account/verify/resend.',
    },
  }),
  signUpClosed: error({
    code: 'ACC_10009',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'This installation does not open accounts to the public.',
      cause: 'The operator of this installation creates the accounts.',
      remedy: 'Ask the operator for an account.',
    },
    es: {
      message: 'Aquí no se abren cuentas al público.',
      cause: 'Quien administra esta instalación crea las cuentas.',
      remedy: 'Pídale una cuenta.',
    },
  }),
  mailedLinkRefused: error({
    code: 'ACC_10010',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The link has expired or was used already: request a new mail.',
      cause: 'A mailed link works once, for an hour, and only unchanged.',
      remedy: 'Request a new mail.',
    },
    es: {
      message: 'El enlace ya caducó o ya se usó: pida otro correo.',
      cause: 'Un enlace enviado por correo sirve una vez, durante una hora, y solo tal como se envió.',
      remedy: 'Pida otro correo.',
    },
  }),
  sessionUnknown: error({
    code: 'ACC_10011',
    kind: 'not-found',
    public: true,
    en: {
      message: 'This session does not exist: GET /account/sessions lists the sessions.',
      cause: 'You have no session with this id, or it has ended already.',
      remedy: 'GET /account/sessions lists the sessions.',
    },
    es: {
      message: 'Esa sesión no existe: GET /account/sessions las lista.',
      cause: 'Usted no tiene una sesión con este id, o ya terminó.',
      remedy: 'GET /account/sessions lista las sesiones.',
    },
  }),
  passwordWrong: error({
    code: 'ACC_10012',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'The current password is wrong: correct it, or request a link with POST /account/password/forgotten.',
      cause: 'A new password requires the current one.',
      remedy: 'Correct it, or request a link: POST /account/password/forgotten.',
    },
    es: {
      message: 'La contraseña actual no es correcta: corríjala, o pida un enlace con POST /account/password/forgotten.',
      cause: 'Para cambiar la contraseña se necesita la actual.',
      remedy: 'Corríjala, o pida un enlace: POST /account/password/forgotten.',
    },
  }),
  tooManyRequests: error({
    code: 'LIM_10001',
    kind: 'too-many',
    public: true,
    en: {
      message: 'Too many requests.',
      cause: 'The key sent more requests than its plan allows in a second and in one burst.',
      remedy: `${AGAIN.en}. The headers X-RateLimit-* show the remaining requests.`,
    },
    es: {
      message: 'Demasiadas solicitudes.',
      cause: 'La clave envió más solicitudes que las que su plan deja pasar en un segundo y en una ráfaga.',
      remedy: `${AGAIN.es}. Los encabezados X-RateLimit-* indican las solicitudes que quedan.`,
    },
  }),
  tooManySignIns: error({
    code: 'LIM_10002',
    kind: 'too-many',
    public: true,
    en: {
      message: 'Too many attempts to sign in or up.',
      cause: 'Too many attempts came from one network address, or for one account from unknown devices.',
      remedy: `${AGAIN.en}, or request a link: POST /account/password/forgotten.`,
    },
    es: {
      message: 'Demasiados intentos de ingresar o de crear cuentas.',
      cause: 'Hubo demasiados intentos desde una dirección de red, o para una cuenta desde dispositivos desconocidos.',
      remedy: `${AGAIN.es}, o pida un enlace: POST /account/password/forgotten.`,
    },
  }),
  tooManyRequestsOfWorkspace: error({
    code: 'LIM_10003',
    kind: 'too-many',
    public: true,
    en: {
      message: 'Too many requests of the workspace.',
      cause: 'All keys and sessions of the workspace together sent more than five times the limit of one key.',
      remedy: `${AGAIN.en}, and spread the load, or choose a larger plan.`,
    },
    es: {
      message: 'Demasiadas solicitudes del espacio de trabajo.',
      cause:
        'Todas las claves y sesiones del espacio de trabajo juntas enviaron más de cinco veces lo que puede una clave.',
      remedy: `${AGAIN.es} y reparta el trabajo en el tiempo, o elija un plan mayor.`,
    },
  }),
  tooManyStreams: error({
    code: 'LIM_10010',
    kind: 'too-many',
    public: true,
    en: {
      message: 'The workspace has reached its limit of open event streams.',
      cause:
        'A workspace can have 50 event streams of receipts and 10 of webhooks at each server, or 10 and 3 without a paid plan. All its keys count together.',
      remedy: 'Close unused streams, read one receipt with GET /v1/developer/receipts/{id}/status, or use webhooks.',
    },
    es: {
      message: 'El espacio de trabajo llegó a su límite de flujos de eventos abiertos.',
      cause:
        'Un espacio de trabajo tiene a lo sumo 50 flujos de eventos de comprobantes y 10 de webhooks en cada servidor, o 10 y 3 sin un plan pagado, sin importar cuántas claves tenga.',
      remedy:
        'Cierre los que no usa, consulte un comprobante con GET /v1/developer/receipts/{id}/status, o use webhooks.',
    },
  }),
  streamsFull: error({
    code: 'LIM_10011',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'This server has reached its limit of open event streams.',
      cause:
        'All workspaces together have too many event streams open at this server. It reserves a quarter for workspaces without a stream, and half for those with a paid plan.',
      remedy: 'Try again after the seconds in Retry-After, or use GET /v1/developer/receipts/{id}/status meanwhile.',
    },
    es: {
      message: 'Este servidor llegó a su límite de flujos de eventos abiertos.',
      cause:
        'Todos los espacios de trabajo juntos tienen demasiados flujos de eventos abiertos en este servidor: una cuarta parte se guarda para los que no tienen ninguno, la mitad para los que tienen un plan pagado.',
      remedy: `${AGAIN.es} y vuelva a intentarlo, o consulte mientras tanto GET /v1/developer/receipts/{id}/status.`,
    },
  }),
  tooManyBatches: error({
    code: 'LIM_10012',
    kind: 'too-many',
    public: true,
    en: {
      message: 'The workspace or this server has reached its limit of batches at a time.',
      cause:
        'A workspace can send two batches at once, or one without a paid plan. A server accepts sixteen in all: it reserves four for workspaces without a batch, and half for those with a paid plan.',
      remedy: 'Wait until a batch has ended, or wait the seconds in Retry-After.',
    },
    es: {
      message: 'El espacio de trabajo o este servidor llegó a su límite de lotes a la vez.',
      cause:
        'Un espacio de trabajo puede enviar dos lotes a la vez, uno sin un plan pagado, y un servidor admite dieciséis en total: cuatro se guardan para los que no tienen ninguno, la mitad para los que tienen un plan pagado.',
      remedy: 'Espere a que uno termine, o los segundos que indica Retry-After.',
    },
  }),
  batchTooSlow: error({
    code: 'REQ_10051',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The batch was too slow: its next line did not arrive in time.',
      cause: 'The first line did not arrive within ten seconds, or fewer than one line a second followed.',
      remedy: 'Prepare the orders before you send them, without blank lines. Send the remaining orders as a new batch.',
    },
    es: {
      message: 'El lote fue demasiado lento: su siguiente línea no llegó a tiempo.',
      cause: 'La primera línea no llegó en diez segundos, o después llegó menos de una línea por segundo.',
      remedy: 'Tenga listas las órdenes antes de enviarlas, sin líneas en blanco, y envíe las que faltan en otro lote.',
    },
  }),
  recordsFull: error<Full>({
    code: 'SUB_12051',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'The plan allows no more records of this kind.',
      say: full.en,
      cause:
        'Each plan limits the records of a workspace: customers, products, taxpayers and others. Each line of an imported file counts as a new record.',
      remedy: 'Delete unused records, import fewer lines at once, or choose a larger plan.',
    },
    es: {
      message: 'El plan no permite más registros de este tipo.',
      say: full.es,
      cause:
        'Cada plan tiene un tope de registros por espacio de trabajo: clientes, productos, contribuyentes y otros. Cada línea de un archivo que se importa cuenta como un registro nuevo.',
      remedy: 'Borre los registros que no necesita, importe menos líneas a la vez, o elija un plan mayor.',
    },
  }),
  tooManyRequestsOfNetwork: error({
    code: 'LIM_10051',
    kind: 'too-many',
    public: true,
    en: {
      message: 'Too many requests without a valid key from your network.',
      cause:
        'One network address sent too many requests in a second or in one burst: without a key, with a refused key or session, or to public pages.',
      remedy: `${AGAIN.en}, and correct the key or the address: the key may be wrong or revoked.`,
    },
    es: {
      message: 'Demasiadas solicitudes sin una clave válida desde su red.',
      cause:
        'Una dirección de red envió demasiadas solicitudes en un segundo o en una ráfaga: sin clave, con una clave o sesión que se rechaza, o a páginas públicas.',
      remedy: `${AGAIN.es} y corrija lo que se rechaza: una clave equivocada o revocada, o una dirección.`,
    },
  }),
  defect: error({
    code: 'SYS_10001',
    kind: 'internal',
    public: true,
    en: {
      message: 'An unexpected error occurred here.',
      cause: 'This is a defect. The log has the detail under the requestId.',
      remedy: 'Try again; report the requestId if it happens again.',
    },
    es: {
      message: 'Algo falló en el sistema.',
      cause: 'Es una falla del programa: el detalle está en el registro, bajo el requestId.',
      remedy: 'Vuelva a intentarlo; si se repite, avise con el requestId.',
    },
  }),
  liveNotConfirmed: error<{ toAgreeTo: ToAgreeTo; confirmLive: string }>({
    code: 'AGT_10001',
    kind: 'invalid',
    public: true,
    en: {
      message: LIVE_NOT_CONFIRMED.en,
      say: notConfirmed.en,
      cause:
        'An agent called a tool with a legal effect, such as issuing a document, without a valid confirmLive. The token is missing, was used, is older than ten minutes, or belongs to another key or another act.',
      remedy: 'Show the person the pending act. When they agree, repeat the call with the confirmLive of the message.',
    },
    es: {
      message: LIVE_NOT_CONFIRMED.es,
      say: notConfirmed.es,
      cause:
        'Un agente llamó sin un confirmLive válido a una herramienta con efecto legal, por ejemplo para emitir un comprobante. El confirmLive falta, ya se usó, tiene más de diez minutos, o es de otra clave o de otra acción.',
      remedy:
        'Muestre a la persona lo que se va a hacer. Si está de acuerdo, repita la llamada con el confirmLive que da el mensaje.',
    },
  }),
  taxpayerToChoose: error<{ rucs: readonly string[] }>({
    code: 'AGT_10002',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The call does not name a taxpayer: send taxpayerRuc.',
      say: ({ rucs }) =>
        `The call does not name a taxpayer: send taxpayerRuc. ${rucs.length === 0 ? 'The workspace has no taxpayer of its own.' : `There are ${rucs.join(', ')}.`}`,
      cause:
        'A tool was called with a live key and without taxpayerRuc, but the workspace has no taxpayer of its own, or several.',
      remedy: 'Send the 13 digits of a taxpayer from list_taxpayers, such as "taxpayerRuc": "1790012345001".',
    },
    es: {
      message: 'La llamada no indica el contribuyente: envíe taxpayerRuc.',
      say: ({ rucs }) =>
        `La llamada no indica el contribuyente: envíe taxpayerRuc. ${rucs.length === 0 ? 'El espacio de trabajo no tiene un contribuyente propio.' : `Hay ${rucs.join(', ')}.`}`,
      cause:
        'Con una clave de producción se llamó a una herramienta sin taxpayerRuc, y el espacio de trabajo no tiene un contribuyente propio, o tiene varios.',
      remedy:
        'Envíe los 13 dígitos de uno de los que muestra list_taxpayers, por ejemplo "taxpayerRuc": "1790012345001".',
    },
  }),
  codeUnknown: error<{ code: string }>({
    code: 'AGT_10003',
    kind: 'not-found',
    public: true,
    en: {
      message: 'No error has this code.',
      say: ({ code }) => `No error has the code ${code}.`,
      cause: "The code of the agent's question is mistyped, or callers never receive it.",
      remedy:
        'Send the code as an answer gives it, such as VAL_10000, or the number of a message of the authority, such as 39.',
    },
    es: {
      message: 'Ningún error tiene este código.',
      say: ({ code }) => `Ningún error tiene el código ${code}.`,
      cause: 'El código por el que preguntó un agente está mal escrito, o es de los que nunca se responden.',
      remedy:
        'Envíe el código tal como vino en la respuesta, por ejemplo VAL_10000, o el número de un mensaje del SRI, por ejemplo 39.',
    },
  }),
})
