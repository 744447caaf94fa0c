import { defineErrors, echoed, error } from '@etax/kernel'
import {
  type Full,
  full,
  keyRefused,
  LIVE_NOT_CONFIRMED,
  type NotJson,
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
 * What the gateway itself answers with. ACS: who is asking; REQ: the request as such; RCP: receipts and their files;
 * ACC: accounts; LIM: limits; AGT: agents at /mcp; SYS: the system.
 */
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
      remedy: 'Use a key of the dashboard as it was shown when it was made.',
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
      message: 'Nobody is signed in: sign in with POST /account/session.',
      cause: 'The session cookie is missing, the session has ended, or its seven days are over.',
      remedy: 'Sign in: POST /account/session.',
    },
    es: {
      message: 'Nadie ha ingresado: ingrese con POST /account/session.',
      cause: 'Falta la galleta de la sesión, la sesión terminó, o pasaron sus siete días.',
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
      message: 'The header x-csrf-token is missing or not of this session: send the csrfToken of GET /account/session.',
      cause: 'A session may write only with the token that other sites cannot read.',
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
        'A test key changes nothing of a taxpayer in production: use a live key or the dashboard, or try it with the test taxpayer or a taxpayer without certificate.',
      cause:
        'The taxpayer has a certificate or live receipts, so that documents in production say, cost and are mailed as its records tell. Only a live key or a session writes them: the taxpayer, its logo, certificate, establishments, emission points, customers, products, prices, categories and warehouses, the invoices that they stored, and the taxes of the workspace. With a test key all of it is read, documents are issued in the sandbox, and invoices stored with test keys are written.',
      remedy: 'Use a live key or the dashboard; or the test taxpayer, or a taxpayer of your own without certificate.',
    },
    es: {
      message:
        'Una clave de pruebas no cambia nada de un contribuyente en producción: use una clave de producción o el panel, o pruebe con el contribuyente de prueba o con uno sin firma electrónica.',
      cause:
        'El contribuyente tiene firma electrónica o comprobantes de producción, de modo que los comprobantes de producción dicen, cobran y se envían como indican sus registros. Solo una clave de producción o una sesión los cambia: el contribuyente, su logotipo, firma electrónica, establecimientos, puntos de emisión, clientes, productos, precios, categorías y bodegas, las facturas que guardaron, y los impuestos del espacio de trabajo. Con una clave de pruebas se lee todo, se emite en el ambiente de pruebas, y se cambian las facturas guardadas con claves de pruebas.',
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
        'Below /account nothing is changed for a page of another site: the header Origin names another address than PUBLIC_URL, or Sec-Fetch-Site says so.',
      remedy: 'Send it from a page of this system, or from a program that sends neither header.',
    },
    es: {
      message: 'La solicitud viene de una página de otro sitio.',
      cause:
        'Bajo /account no se cambia nada para una página de otro sitio: el encabezado Origin nombra otra dirección que PUBLIC_URL, o Sec-Fetch-Site lo dice.',
      remedy: 'Envíela desde una página de este sistema, o desde un programa que no envíe esos encabezados.',
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
      message: 'This content type is not taken here: send application/json, or the type that /openapi.json gives.',
      say: typeRefused.en,
      cause:
        'The header Content-Type names a type that this address does not take, or another charset than UTF-8; or Content-Encoding says that the body is packed, such as gzip.',
      remedy:
        'Send the header Content-Type: application/json, or the type that /openapi.json gives for the address, and the body as it is, without Content-Encoding.',
    },
    es: {
      message: 'Este tipo de contenido no se acepta aquí: envíe application/json, o el tipo que indica /openapi.json.',
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
      remedy: 'Send less, or split it: the authority takes no document above 320 KB.',
    },
    es: {
      message: 'El cuerpo pesa más de lo que acepta esta dirección.',
      say: tooLarge.es,
      cause: 'El cuerpo, o un archivo que lleva, pesa más que el límite que indica el mensaje.',
      remedy: 'Envíe menos, o divídalo: el SRI no acepta documentos de más de 320 KB.',
    },
  }),
  addressUnknown: error({
    code: 'REQ_10004',
    kind: 'not-found',
    public: true,
    en: {
      message: 'There is nothing at this address: compare path and method with /openapi.json.',
      cause: 'The API has no such path, or not with this method.',
      remedy: 'Compare path and method with /openapi.json.',
    },
    es: {
      message: 'En esta dirección no hay nada: compare la ruta y el método con /openapi.json.',
      cause: 'La API no tiene esa ruta, o no con ese método.',
      remedy: 'Compare la ruta y el método con /openapi.json.',
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
        'The body has more values, or deeper ones, than any document may have: at most 20,000 values, 1,000 members in one object and 32 levels, such as [ in [.',
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
      cause: 'What was sent as the document does not begin as XML does, as text or decoded from base64.',
      remedy: 'Send a whole document, as text, base64 or the raw body.',
    },
    es: {
      message: notXml.es({ reason: 'beginning' }),
      say: notXml.es,
      cause: 'Lo que se envió como documento no empieza como XML, ni como texto ni decodificado de base64.',
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
      cause: 'The body has bytes that are not UTF-8, as a program sends that writes Latin-1 or Windows-1252.',
      remedy: 'Encode the body in UTF-8.',
    },
    es: {
      message: 'El cuerpo no está en UTF-8: envíelo en UTF-8, en el que la ñ son los dos bytes C3 B1.',
      say: ({ field }) =>
        field === undefined
          ? 'El cuerpo no está en UTF-8: envíelo en UTF-8, en el que la ñ son los dos bytes C3 B1.'
          : `El campo ${field} no está en UTF-8.`,
      cause:
        'El cuerpo tiene bytes que no son UTF-8, como los envía un programa que escribe en Latin-1 o Windows-1252.',
      remedy: 'Codifique el cuerpo en UTF-8.',
    },
  }),
  requestUnknown: error({
    code: 'REQ_10030',
    kind: 'not-found',
    public: true,
    en: {
      message: 'There is no such request: check the id and x-mode; requests are kept for seven days.',
      cause: 'No request of this workspace and mode has this id, or it is older than seven days.',
      remedy: 'Take the id from GET /account/requests, in the same mode.',
    },
    es: {
      message: 'Esa solicitud no existe: revise el id y x-mode; las solicitudes se guardan siete días.',
      cause: 'Ninguna solicitud de este espacio de trabajo y ambiente tiene este id, o tiene más de siete días.',
      remedy: 'Tome el id de GET /account/requests, en el mismo ambiente.',
    },
  }),
  batchLineTooLong: error({
    code: 'REQ_10020',
    kind: 'too-large',
    public: true,
    en: {
      message: 'The line is longer than 512 KiB: send this order by itself.',
      cause: 'A line of a batch is longer than a batch takes, perhaps since the orders are not divided by line breaks.',
      remedy:
        'Write each order in one line of its own; POST a larger one to the address of its kind, which takes 2 MiB.',
    },
    es: {
      message: 'La línea pesa más de 512 KiB: envíe este pedido por separado.',
      cause:
        'Una línea del lote pesa más de lo que se acepta, quizá porque los pedidos no están separados por saltos de línea.',
      remedy:
        'Escriba cada pedido en una línea propia; envíe uno más grande con POST a la dirección de su tipo, que acepta 2 MiB.',
    },
  }),
  batchTooManyLines: error({
    code: 'REQ_10021',
    kind: 'too-large',
    public: true,
    en: {
      message: 'The batch has more than 1,000 orders: from this line on nothing was read.',
      cause: 'A batch takes 1,000 orders; those before this line were taken.',
      remedy: NEXT_BATCH.en,
    },
    es: {
      message: 'El lote tiene más de 1.000 pedidos: desde esta línea no se leyó nada.',
      cause: 'Un lote acepta 1.000 pedidos; los anteriores a esta línea se tomaron.',
      remedy: NEXT_BATCH.es,
    },
  }),
  batchTooLarge: error({
    code: 'REQ_10022',
    kind: 'too-large',
    public: true,
    en: {
      message: 'The batch is larger than 64 MiB: from this line on nothing was read.',
      cause: 'A batch takes 64 MiB; the orders before this line were taken.',
      remedy: NEXT_BATCH.en,
    },
    es: {
      message: 'El lote pesa más de 64 MiB: desde esta línea no se leyó nada.',
      cause: 'Un lote acepta 64 MiB; los pedidos anteriores a esta línea se tomaron.',
      remedy: NEXT_BATCH.es,
    },
  }),
  batchEnded: error({
    code: 'REQ_10023',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The batch was ended before all was read: from this line on nothing was read.',
      cause:
        'The batch took longer than ten minutes, or this server is being stopped. The orders before this line were taken.',
      remedy:
        'Send the whole batch again: orders that were taken are answered by their devReference and not issued twice.',
    },
    es: {
      message: 'El lote terminó antes de leerse completo: desde esta línea no se leyó nada.',
      cause:
        'El lote tomó más de diez minutos, o este servidor se está deteniendo. Los pedidos anteriores a esta línea se tomaron.',
      remedy:
        'Envíe todo el lote otra vez: los pedidos que se tomaron se responden por su devReference y no se emiten dos veces.',
    },
  }),
  receiptUnknown: error<{ id: string }>({
    code: 'RCP_10001',
    kind: 'not-found',
    public: true,
    en: {
      message: `There is no such receipt: ${CHECK_RECEIPT.en}`,
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
      message: 'There is no authorized XML yet: ask again when the status of the receipt is AUTHORIZED or COMPLETED.',
      say: ({ status }) =>
        status === undefined
          ? 'There is no authorized XML yet: ask again when the status of the receipt is AUTHORIZED or COMPLETED.'
          : `The receipt is ${status}: its XML is there once the authority has authorized it.`,
      cause: 'The XML was asked for before the authority authorized the receipt.',
      remedy: 'Ask again when the status is AUTHORIZED or COMPLETED.',
    },
    es: {
      message:
        'Todavía no hay un XML autorizado: pídalo otra vez cuando el estado del comprobante sea AUTHORIZED o COMPLETED.',
      say: ({ status }) =>
        status === undefined
          ? 'Todavía no hay un XML autorizado: pídalo otra vez cuando el estado del comprobante sea AUTHORIZED o COMPLETED.'
          : `El comprobante está en estado ${status}: su XML estará cuando el SRI lo haya autorizado.`,
      cause: 'Se pidió el XML antes de que el SRI autorizara el comprobante.',
      remedy: 'Pídalo otra vez cuando el estado sea AUTHORIZED o COMPLETED.',
    },
  }),
  pdfNotReady: error({
    code: 'RCP_10003',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The PDF is not printed yet: ask again in a second, or when the status of the receipt is COMPLETED.',
      cause: 'The PDF was asked for before it was printed; that takes a moment after the authorization.',
      remedy: 'Ask again shortly; the status of the receipt will be COMPLETED.',
    },
    es: {
      message:
        'El PDF todavía no está listo: pídalo otra vez en un segundo, o cuando el estado del comprobante sea COMPLETED.',
      cause: 'Se pidió el PDF antes de que se generara; eso toma un momento después de la autorización.',
      remedy: 'Pídalo otra vez en un momento; el estado del comprobante será COMPLETED.',
    },
  }),
  linkExpired: error({
    code: 'RCP_10004',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'The link has expired.',
      cause: 'A link to a file works for 15 minutes.',
      remedy: 'Ask for a new one: GET /v1/developer/receipts/{id}/xml or /pdf.',
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
      message: 'The link is not one of ours.',
      cause: 'The address of the file was changed or shortened.',
      remedy: 'Use the link exactly as given.',
    },
    es: {
      message: 'El enlace no es de este sistema.',
      cause: 'La dirección del archivo se cambió o se acortó.',
      remedy: 'Use el enlace exactamente como se le dio.',
    },
  }),
  pageTooFar: error({
    code: 'RCP_10006',
    kind: 'invalid',
    public: true,
    en: {
      message: 'Pages end at row 10,000: go on with the cursor, meta.pagination.nextCursor of the page before.',
      cause: 'A page beyond the first 10,000 rows was asked for by its number.',
      remedy: 'Go on with the cursor: meta.pagination.nextCursor.',
    },
    es: {
      message:
        'Las páginas llegan hasta la fila 10.000: siga con el cursor, meta.pagination.nextCursor de la página anterior.',
      cause: 'Se pidió por su número una página que pasa de las primeras 10.000 filas.',
      remedy: 'Siga con el cursor: meta.pagination.nextCursor.',
    },
  }),
  emailTaken: error({
    code: 'ACC_10001',
    kind: 'conflict',
    public: true,
    en: {
      message: 'There is an account with this e-mail address.',
      cause: 'Somebody signed up with this address before; upper and lower case are the same.',
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
      message: 'There is no such API key: GET /account/api-keys lists them.',
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
      message: 'There is no such plan.',
      cause: 'A workspace was to be opened on a plan that is not in the plan table.',
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
      message: 'The settings do not do for production.',
      cause: 'The gateway was started as in production with settings that are missing or meant for development.',
      remedy: 'Correct the settings named, or set DEPLOYMENT=development on a machine for development.',
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
      message: 'There is no demo account here: sign in with an account of your own.',
      cause:
        'Only npm start has a demo account, for the browser of the machine that it runs on: at http://127.0.0.1 or http://localhost, without a proxy between.',
      remedy: 'Open the dashboard at the address that npm start printed, or sign in with POST /account/session.',
    },
    es: {
      message: 'Aquí no hay cuenta de demostración: ingrese con una cuenta propia.',
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
      message: 'A demo account is for one machine alone: take the setting DEMO_ACCOUNT_FILE out.',
      cause:
        'The gateway was started with DEMO_ACCOUNT_FILE, which lets anyone on the machine sign in, where others can reach it too.',
      remedy: 'Take DEMO_ACCOUNT_FILE out, or correct the settings named.',
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
      message: 'Demo data are for the sandbox: ask without x-mode: live.',
      cause: 'Production was to be filled with the invented shop.',
      remedy: 'Ask in the sandbox: with x-mode: test, or without the header.',
    },
    es: {
      message: 'Los datos de demostración son para el ambiente de pruebas: pídalos sin x-mode: live.',
      cause: 'Se quiso llenar producción con la tienda inventada.',
      remedy: 'Pídalos en el ambiente de pruebas: con x-mode: test, o sin el encabezado.',
    },
  }),
  tooManyApiKeys: error({
    code: 'ACC_10006',
    kind: 'conflict',
    public: true,
    en: {
      message: 'A workspace has at most 50 API keys.',
      cause: 'A fifty-first key was to be made.',
      remedy: 'Revoke one that is not used: DELETE /account/api-keys/{id}.',
    },
    es: {
      message: 'Un espacio de trabajo tiene a lo sumo 50 claves API.',
      cause: 'Se quiso crear una clave más.',
      remedy: 'Revoque una que ya no use: DELETE /account/api-keys/{id}.',
    },
  }),
  passwordTooCommon: error({
    code: 'ACC_10007',
    kind: 'invalid',
    public: true,
    en: {
      message:
        'The password is one of those that are tried first: choose words of your own that nobody has written together before, or have a password manager make one.',
      cause:
        'The password is a known phrase, as of books, films and songs, or is made of common words, parts of the e-mail address or of the workspace name, years, rows of keys or repetitions, with little else.',
      remedy:
        'Choose four or more words that nobody has written together before, none of them your name or your business; a known phrase is tried first, however long it is. Or have a password manager make one.',
    },
    es: {
      message:
        'La contraseña es de las que se prueban primero: elija palabras propias que nadie haya escrito juntas, o pida una a un gestor de contraseñas.',
      cause:
        'La contraseña es una frase conocida, como de libros, películas y canciones, o está hecha de palabras comunes, partes del correo o del nombre del espacio de trabajo, años, filas de teclas o repeticiones, con poco más.',
      remedy:
        'Elija cuatro palabras o más que nadie haya escrito juntas, ninguna de ellas su nombre o su negocio; una frase conocida se prueba primero, por larga que sea. O pida una a un gestor de contraseñas.',
    },
  }),
  emailUnverified: error({
    code: 'ACC_10008',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'Whatever is live needs a verified e-mail address.',
      cause:
        'A live key was to be made or used, or a session to act with x-mode: live, before the link that was mailed to the address of the account was confirmed.',
      remedy: 'Open the link in the mail, or ask for another one: POST /account/verify/resend.',
    },
    es: {
      message: 'Para todo lo de producción hay que confirmar el correo.',
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
      message: 'New accounts are not open to the public here.',
      cause: 'Whoever runs this installation makes the accounts.',
      remedy: 'Ask whoever runs it for an account.',
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
      message: 'The link has expired or was used already: ask for a new mail.',
      cause: 'A mailed link works once, for an hour, and only as it was sent.',
      remedy: 'Ask for a new mail.',
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
      message: 'There is no such session: GET /account/sessions lists them.',
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
      message:
        'The current password is wrong: correct it, or have a link mailed with POST /account/password/forgotten.',
      cause: 'A password is changed only by whoever knows the one before.',
      remedy: 'Correct it, or have a link mailed: POST /account/password/forgotten.',
    },
    es: {
      message: 'La contraseña actual no es correcta: corríjala, o pida un enlace con POST /account/password/forgotten.',
      cause: 'Solo cambia la contraseña quien conoce la anterior.',
      remedy: 'Corríjala, o pida un enlace: POST /account/password/forgotten.',
    },
  }),
  tooManyRequests: error({
    code: 'LIM_10001',
    kind: 'too-many',
    public: true,
    en: {
      message: 'Too many requests.',
      cause: 'The key sent more requests than its plan lets through in a second and in one burst.',
      remedy: `${AGAIN.en}; the headers X-RateLimit-* say how much is left.`,
    },
    es: {
      message: 'Demasiadas solicitudes.',
      cause: 'La clave envió más solicitudes que las que su plan deja pasar en un segundo y en una ráfaga.',
      remedy: `${AGAIN.es}; los encabezados X-RateLimit-* dicen cuánto queda.`,
    },
  }),
  tooManySignIns: error({
    code: 'LIM_10002',
    kind: 'too-many',
    public: true,
    en: {
      message: 'Too many attempts to sign in or up.',
      cause: 'Too many attempts came from one network address, or for one account from unknown devices.',
      remedy: `${AGAIN.en}, or have a link mailed: POST /account/password/forgotten.`,
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
      cause: 'All keys and sessions of the workspace together sent more than five times what one key may.',
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
      message: 'The workspace has as many event streams open as it may.',
      cause:
        'Event streams of receipts are limited to 50 for a workspace at each server, to 10 without a paid plan, however many keys it has.',
      remedy: 'Close streams that nobody reads, read one receipt by GET /receipts/{id}/status, or take webhooks.',
    },
    es: {
      message: 'El espacio de trabajo tiene abiertos todos los flujos de eventos que puede tener.',
      cause:
        'Los flujos de eventos de comprobantes se limitan a 50 por espacio de trabajo en cada servidor, a 10 sin un plan pagado, sin importar cuántas claves tenga.',
      remedy: 'Cierre los que nadie lee, consulte un comprobante con GET /receipts/{id}/status, o use webhooks.',
    },
  }),
  streamsFull: error({
    code: 'LIM_10011',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'This server has as many event streams open as it takes.',
      cause:
        'All workspaces together have too many event streams open at this server: a quarter is kept for those that have none, half for those with a paid plan.',
      remedy: 'Try again after the seconds in Retry-After, or ask GET /receipts/{id}/status meanwhile.',
    },
    es: {
      message: 'Este servidor tiene abiertos todos los flujos de eventos que admite.',
      cause:
        'Todos los espacios de trabajo juntos tienen demasiados flujos de eventos abiertos en este servidor: una cuarta parte se guarda para los que no tienen ninguno, la mitad para los que tienen un plan pagado.',
      remedy: `${AGAIN.es} y vuelva a intentarlo, o consulte mientras tanto GET /receipts/{id}/status.`,
    },
  }),
  tooManyBatches: error({
    code: 'LIM_10012',
    kind: 'too-many',
    public: true,
    en: {
      message: 'The workspace has as many batches under way as it may, or this server as many as it takes.',
      cause:
        'A workspace may send two batches at once, one without a paid plan, and a server takes sixteen in all: four are kept for workspaces that have none, half for those with a paid plan.',
      remedy: 'Wait until one has ended, or the seconds in Retry-After.',
    },
    es: {
      message: 'El espacio de trabajo tiene en curso todos los lotes que puede, o este servidor todos los que admite.',
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
      message: 'The batch kept this server waiting for its next line.',
      cause: 'The first line did not come within ten seconds, or fewer lines than one a second came after it.',
      remedy: 'Have the orders ready before you send, without blank lines, and send what is left as a new batch.',
    },
    es: {
      message: 'El lote hizo esperar a este servidor por su siguiente línea.',
      cause: 'La primera línea no llegó en diez segundos, o después llegó menos de una línea por segundo.',
      remedy: 'Tenga listos los pedidos antes de enviarlos, sin líneas en blanco, y envíe los que faltan en otro lote.',
    },
  }),
  recordsFull: error<Full>({
    code: 'SUB_12051',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'The plan keeps no more records of this kind.',
      say: full.en,
      cause:
        'Each plan has a ceiling for the records of a workspace: customers, products, taxpayers and others. Each line of an imported file counts as a new record.',
      remedy: 'Delete records that are not needed, import fewer lines at once, or choose a larger plan.',
    },
    es: {
      message: 'El plan no guarda más registros de este tipo.',
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
      message: 'Too many requests without a good key from your network.',
      cause:
        'One network address sent more requests without a key, with a key or session that is refused, or to public pages, than are answered in a second and in one burst.',
      remedy: `${AGAIN.en}, and correct what is refused: a key that is wrong or revoked, or an address.`,
    },
    es: {
      message: 'Demasiadas solicitudes sin una clave válida desde su red.',
      cause:
        'Una dirección de red envió más solicitudes sin clave, con una clave o sesión que se rechaza, o a páginas públicas, que las que se responden en un segundo y en una ráfaga.',
      remedy: `${AGAIN.es} y corrija lo que se rechaza: una clave equivocada o revocada, o una dirección.`,
    },
  }),
  defect: error({
    code: 'SYS_10001',
    kind: 'internal',
    public: true,
    en: {
      message: 'An unexpected error occurred here.',
      cause: 'A defect: the detail is in the log, under the requestId.',
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
        'An agent called a tool that does something real (a document that is legally binding) without confirmLive, or with one that was used, is older than ten minutes, of another key, or of something else than the call would do now.',
      remedy:
        'Show the person what is to be done. When they agree, repeat the call with the confirmLive that the message gives.',
    },
    es: {
      message: LIVE_NOT_CONFIRMED.es,
      say: notConfirmed.es,
      cause:
        'Un agente llamó a una herramienta que hace algo real (un comprobante con validez legal) sin confirmLive, o con uno que ya se usó, tiene más de diez minutos, es de otra clave, o de otra cosa que la que haría ahora la llamada.',
      remedy:
        'Muestre a la persona lo que se va a hacer. Si está de acuerdo, repita la llamada con el confirmLive que da el mensaje.',
    },
  }),
  taxpayerToChoose: error<{ rucs: readonly string[] }>({
    code: 'AGT_10002',
    kind: 'invalid',
    public: true,
    en: {
      message: 'It is not clear which taxpayer is meant: send taxpayerRuc.',
      say: ({ rucs }) =>
        `It is not clear which taxpayer is meant: send taxpayerRuc. ${rucs.length === 0 ? 'The workspace has no taxpayer of its own.' : `There are ${rucs.join(', ')}.`}`,
      cause:
        'With a live key a tool was called without taxpayerRuc, and the workspace has no taxpayer of its own, or several.',
      remedy: 'Send the 13 digits of one that list_taxpayers shows, such as "taxpayerRuc": "1790012345001".',
    },
    es: {
      message: 'No está claro de qué contribuyente se trata: envíe taxpayerRuc.',
      say: ({ rucs }) =>
        `No está claro de qué contribuyente se trata: envíe taxpayerRuc. ${rucs.length === 0 ? 'El espacio de trabajo no tiene un contribuyente propio.' : `Hay ${rucs.join(', ')}.`}`,
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
      cause: 'The code that an agent asked about is mistyped, or is one that callers never meet.',
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
