import { defineErrors, echoed, error } from '@etax/kernel'

export const contextErrors = defineErrors({
  taxpayerMissing: error({
    code: 'CTX_10001',
    kind: 'invalid',
    public: true,
    en: {
      message:
        'The header x-taxpayer-ruc is missing: send the registry number of the taxpayer that issues, such as 1790012345001.',
      cause: 'A workspace can have several taxpayers: every call of the developer API names the issuer.',
      remedy: 'Send the 13-digit registry number of the issuing taxpayer in x-taxpayer-ruc.',
    },
    es: {
      message:
        'Falta el encabezado x-taxpayer-ruc: envíe el RUC del contribuyente que emite, por ejemplo 1790012345001.',
      cause:
        'Un espacio de trabajo puede tener varios contribuyentes: cada llamada de la API para desarrolladores nombra al que emite.',
      remedy: 'Envíe en x-taxpayer-ruc los 13 dígitos del RUC del contribuyente que emite.',
    },
  }),
  taxpayerUnknown: error<{ ruc: string; header?: 'x-taxpayer-ruc' }>({
    code: 'CTX_10002',
    kind: 'invalid',
    public: true,
    en: {
      message:
        'The registry number in x-taxpayer-ruc is not in this workspace: correct it, or register the taxpayer with POST /taxpayers.',
      say: ({ ruc, header }) =>
        header === undefined
          ? `The registry number ${ruc} is not in this workspace`
          : `The registry number in ${header}, ${echoed(ruc)}, is not in this workspace: correct it, or register the taxpayer with POST /taxpayers.`,
      cause: 'No taxpayer of the workspace has this registry number.',
      remedy: 'Register the taxpayer first (POST /taxpayers), or correct the number.',
    },
    es: {
      message:
        'El RUC del encabezado x-taxpayer-ruc no está en este espacio de trabajo: corríjalo, o registre al contribuyente con POST /taxpayers.',
      say: ({ ruc, header }) =>
        header === undefined
          ? `El RUC ${ruc} no está en este espacio de trabajo.`
          : `El RUC del encabezado ${header}, ${echoed(ruc)}, no está en este espacio de trabajo: corríjalo, o registre al contribuyente con POST /taxpayers.`,
      cause: 'Ningún contribuyente del espacio de trabajo tiene este RUC.',
      remedy: 'Registre primero al contribuyente (POST /taxpayers), o corrija el número.',
    },
  }),
  testTaxpayerInProduction: error({
    code: 'CTX_10003',
    kind: 'invalid',
    public: true,
    en: {
      message:
        'The test taxpayer is for the sandbox only: use a test key, or a taxpayer of your own such as 1790012345001.',
      cause: 'A live key was used with the registry number of the test taxpayer of every new workspace.',
      remedy: 'Use a test key, or a taxpayer of your own.',
    },
    es: {
      message:
        'El contribuyente de prueba solo sirve en el ambiente de pruebas: use una clave de pruebas, o un contribuyente propio, por ejemplo 1790012345001.',
      cause: 'Se usó una clave de producción con el RUC que todo espacio de trabajo nuevo recibe para hacer pruebas.',
      remedy: 'Use una clave de pruebas, o un contribuyente propio.',
    },
  }),
  certificateMissing: error({
    code: 'CTX_10004',
    kind: 'invalid',
    public: true,
    en: {
      message:
        'The taxpayer has no certificate: nothing can be signed. Upload one with POST /v1/developer/certificate.',
      cause: 'No certificate (P12) has been uploaded for the taxpayer, and only the test taxpayer issues without one.',
      remedy: 'Upload it: POST /v1/developer/certificate.',
    },
    es: {
      message:
        'El contribuyente no tiene firma electrónica: no se puede firmar nada. Súbala con POST /v1/developer/certificate.',
      cause:
        'No se ha subido la firma electrónica (P12) del contribuyente, y solo el contribuyente de prueba emite sin ella.',
      remedy: 'Súbala: POST /v1/developer/certificate.',
    },
  }),
  certificateExpired: error({
    code: 'CTX_10005',
    kind: 'invalid',
    public: true,
    en: {
      message: "The taxpayer's certificate has expired.",
      cause: 'The stored certificate has expired, or is not valid yet.',
      remedy: 'Upload a valid one: POST /v1/developer/certificate.',
    },
    es: {
      message: 'La firma electrónica del contribuyente ya caducó.',
      cause: 'La firma guardada pasó del último día en que es válida, o todavía no es válida.',
      remedy: 'Suba una vigente: POST /v1/developer/certificate.',
    },
  }),
  certificateNamesNobody: error({
    code: 'CTX_10008',
    kind: 'invalid',
    public: true,
    en: {
      message: "The taxpayer's certificate names no registry number: it works only with test keys.",
      cause: 'A live key was used, but the certificate does not prove that its owner has this registry number.',
      remedy:
        'Upload a certificate that names the registry number, or the national id in it. If it belongs to a legal representative, ask the operator of this system to vouch for it.',
    },
    es: {
      message: 'La firma electrónica del contribuyente no dice de qué RUC es: sirve solo con claves de pruebas.',
      cause: 'Se usó una clave de producción, y nada en la firma electrónica prueba que el RUC es de su dueño.',
      remedy:
        'Suba una firma que diga el RUC, o la cédula con la que se forma; si es la del representante legal, pida al operador de este sistema que la respalde.',
    },
  }),
  certificateOfAnother: error({
    code: 'CTX_10009',
    kind: 'invalid',
    public: true,
    en: {
      message: "The taxpayer's certificate names another registry number.",
      cause: 'A live key was used, but the stored certificate belongs to another taxpayer.',
      remedy: 'Upload a certificate of this taxpayer: POST /v1/developer/certificate.',
    },
    es: {
      message: 'La firma electrónica del contribuyente es de otro RUC.',
      cause: 'Se usó una clave de producción, y la firma guardada es de otro contribuyente.',
      remedy: 'Suba la firma de este contribuyente: POST /v1/developer/certificate.',
    },
  }),
  certificateUntrusted: error({
    code: 'CTX_10010',
    kind: 'invalid',
    public: true,
    en: {
      message: "The taxpayer's certificate comes from a certifier that this system does not trust.",
      cause:
        'A live key was used, but the chain of the certificate does not end in an authority of CERTIFICATE_AUTHORITIES.',
      remedy: 'Upload a certificate of a certifier that the authority accredits.',
    },
    es: {
      message: 'La firma electrónica del contribuyente no es de una entidad certificadora reconocida aquí.',
      cause:
        'Se usó una clave de producción, y la cadena de la firma no lleva a ninguna de las entidades de CERTIFICATE_AUTHORITIES.',
      remedy: 'Suba una firma de una entidad certificadora acreditada en Ecuador.',
    },
  }),
  receiptsUnfinished: error<{ of: 'taxpayer' | 'series' }>({
    code: 'CTX_10006',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The taxpayer has receipts that are not finished.',
      say: ({ of }) => `The ${of} has receipts that are not finished.`,
      cause:
        'You tried to delete or renumber the taxpayer, an establishment or an emission point while its receipts were still being issued.',
      remedy: 'Wait until they are finished, or retry those in ERROR.',
    },
    es: {
      message: 'El contribuyente tiene comprobantes que todavía están en proceso.',
      say: ({ of }) =>
        `${of === 'series' ? 'La serie' : 'El contribuyente'} tiene comprobantes que todavía están en proceso.`,
      cause:
        'Se intentó eliminar o cambiar de número al contribuyente, o a un establecimiento o punto de emisión suyo, mientras se emitían sus comprobantes.',
      remedy: 'Espere a que terminen, o reintente los que están en ERROR.',
    },
  }),
  testEventsInProduction: error({
    code: 'CTX_10011',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'Streams of webhook events and test events are for test keys: use a test key, or an endpoint.',
      cause: 'A live key asked for the stream of webhook events, or for a test event.',
      remedy: 'Use a test key. In production add an endpoint: POST /account/webhooks.',
    },
    es: {
      message:
        'El flujo de eventos de webhooks y los eventos de prueba son para claves de pruebas: use una, o un webhook.',
      cause: 'Una clave de producción pidió el flujo de eventos de webhooks, o un evento de prueba.',
      remedy: 'Use una clave de pruebas. En producción agregue un webhook: POST /account/webhooks.',
    },
  }),
  importInSandbox: error({
    code: 'CTX_10007',
    kind: 'forbidden',
    public: true,
    en: {
      message: 'Documents are imported in production only: use a live key.',
      cause: 'The import was requested with a test key.',
      remedy: 'Use a live key.',
    },
    es: {
      message: 'Los comprobantes se importan solo en producción: use una clave de producción.',
      cause: 'Se pidió una importación con una clave de pruebas.',
      remedy: 'Use una clave de producción.',
    },
  }),
})
