import { defineErrors, error, type Text } from '@etax/kernel'

/** Errors of authority-connector and of the simulator. The authority's own codes are in tax-document. */
export const authorityErrors = defineErrors({
  tooManyReceipts: error({
    code: 'AUT_00001',
    kind: 'invalid',
    public: false,
    en: {
      message: 'One call can forget at most 10,000 receipts.',
      cause: 'One call of Forget named more than 10,000 receipts.',
      remedy: 'Split the list over several calls.',
    },
    es: {
      message: 'Se pueden olvidar a lo sumo 10.000 comprobantes a la vez.',
      cause: 'Una llamada de Forget nombró más de 10.000 comprobantes.',
      remedy: 'Divida la lista en varias llamadas.',
    },
  }),
  receiptIdMalformed: error({
    code: 'AUT_00002',
    kind: 'invalid',
    public: false,
    en: {
      message: 'A receipt id is a UUID.',
      cause: 'A call of Forget named something other than a receipt id.',
      remedy: 'Send the ids as issuance made them.',
    },
    es: {
      message: 'El id de un comprobante es un UUID.',
      cause: 'Una llamada de Forget nombró algo que no es el id de un comprobante.',
      remedy: 'Envíe los ids tal como los generó la emisión.',
    },
  }),
  accessKeyMalformed: error({
    code: 'AUT_00003',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The text is not an access key.',
      cause: 'The text does not have 49 digits with a valid date, document type and check digit.',
      remedy: 'Copy the access key from the document: 49 digits, with the check digit at the end.',
    },
    es: {
      message: 'Eso no es una clave de acceso.',
      cause: 'El texto no tiene 49 dígitos con una fecha, un tipo de comprobante y un dígito verificador válidos.',
      remedy: 'Copie la clave de acceso del comprobante: 49 dígitos, el último es el verificador.',
    },
  }),
  authorityDoesNotAnswer: error({
    code: 'AUT_00004',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The tax authority does not answer now.',
      cause: 'The authority gave no answer about a document, or an unreadable one.',
      remedy: 'Try again after the seconds in Retry-After.',
    },
    es: {
      message: 'El SRI no responde en este momento.',
      cause: 'Se consultó al SRI por un comprobante, y no respondió o su respuesta no se puede leer.',
      remedy: 'Inténtelo otra vez después de los segundos que indica Retry-After.',
    },
  }),
  simulatorRequestTooLarge: error({
    code: 'AUT_00005',
    kind: 'too-large',
    public: false,
    en: {
      message: 'The simulator accepts requests of at most 2 MiB.',
      cause: 'The simulated authority received a longer request.',
      remedy: 'Send a smaller document. The real authority accepts far less.',
    },
    es: {
      message: 'El simulador acepta solicitudes de a lo sumo 2 MiB.',
      cause: 'Se envió al SRI simulado una solicitud más larga.',
      remedy: 'Envíe un comprobante más pequeño; el propio SRI acepta mucho menos.',
    },
  }),
  /** `form`: the required form. */
  simulatorFaultUnknown: error<{ member?: string; form?: Text }>({
    code: 'AUT_00006',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The simulator does not know this fault.',
      say: ({ member, form }) =>
        `The simulator does not know this fault: ${form === undefined ? 'send a JSON object with a name.' : `${member} must be ${form.en}.`}`,
      cause: 'The body of PUT /control/fault is not a fault as JSON.',
      remedy: 'Send a name from the list on the control page, and only the options listed there.',
    },
    es: {
      message: 'El simulador no conoce esa falla.',
      say: ({ member, form }) =>
        `El simulador no conoce esa falla: ${form === undefined ? 'envíe un objeto JSON con name.' : `${member} debe ser ${form.es}.`}`,
      cause: 'Se envió a PUT /control/fault algo que no es una falla en JSON.',
      remedy: 'Envíe un nombre de la lista de la página de control, y solo las opciones que están ahí.',
    },
  }),
  simulatorDocumentUnknown: error({
    code: 'AUT_00008',
    kind: 'not-found',
    public: false,
    en: {
      message: 'The simulator has no authorized document with this access key.',
      cause: 'The simulator never received the document, or refused it.',
      remedy: 'Send the document to reception first. Documents of test keys are not here: script them with SIM-CANCEL.',
    },
    es: {
      message: 'El simulador no tiene un comprobante autorizado con esta clave de acceso.',
      cause:
        'PUT /control/documents/{accessKey} nombró un comprobante que nunca se envió al simulador, o que este rechazó.',
      remedy:
        'Envíe antes el comprobante a la recepción. Los de claves de pruebas no están aquí: se simulan con SIM-CANCEL.',
    },
  }),
  simulatorStateUnknown: error<{ states: readonly string[] }>({
    code: 'AUT_00009',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The simulator does not know this state of a document.',
      say: ({ states }) => `The simulator does not know this state of a document: send one of ${asBodies(states)}.`,
      cause: 'The body of PUT /control/documents/{accessKey} is not a state as JSON.',
      remedy: 'Send {"state":"ANULADO"}, {"state":"PENDIENTE DE ANULAR"} or {"state":"AUTORIZADO"}.',
    },
    es: {
      message: 'El simulador no conoce ese estado de un comprobante.',
      say: ({ states }) => `El simulador no conoce ese estado de un comprobante: envíe uno de ${asBodies(states)}.`,
      cause: 'Se envió a PUT /control/documents/{accessKey} algo que no es un estado en JSON.',
      remedy: 'Envíe {"state":"ANULADO"}, {"state":"PENDIENTE DE ANULAR"} o {"state":"AUTORIZADO"}.',
    },
  }),
  simulatorForeignSite: error({
    code: 'AUT_10071',
    kind: 'forbidden',
    public: false,
    en: {
      message: 'The control page answers only itself and programs on this machine.',
      cause: 'The header Host names a site, or Origin or Sec-Fetch-Site that of another page.',
      remedy: 'Open the control page by its address, such as http://127.0.0.1:8089/control.',
    },
    es: {
      message: 'La página de control responde solo a sí misma y a programas de esta máquina.',
      cause: 'El encabezado Host nombra un sitio, u Origin o Sec-Fetch-Site el de otra página.',
      remedy: 'Abra la página de control por su dirección, por ejemplo http://127.0.0.1:8089/control.',
    },
  }),
  keyOfAnotherDocument: error({
    code: 'AUT_00007',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The access key is registered at the tax authority with another document.',
      cause:
        'The authority returned another document for the access key of the receipt. It never received the document of the receipt. The receipt is REJECTED with this code among its messages, and is not mailed.',
      remedy:
        'Issue the document again with a new sequential and so a new access key. Find out which system used the number before. You can import the document of the authority: POST /v1/developer/invoices/import.',
    },
    es: {
      message: 'La clave de acceso está registrada en el SRI con otro comprobante.',
      cause:
        'Se consultó al SRI por la clave de acceso de un comprobante, y devolvió uno distinto del que se envió. El SRI nunca vio el que se envió: queda en REJECTED, con este código entre sus mensajes, y no se envía por correo.',
      remedy:
        'Emita el comprobante otra vez con un secuencial nuevo, que le da una clave de acceso propia, y averigüe qué sistema usó el número antes. El comprobante que el SRI tiene se puede importar: POST /v1/developer/invoices/import.',
    },
  }),
  answersUnreadable: error({
    code: 'AUT_00041',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The tax authority answers about this document, but its answers cannot be read.',
      cause:
        'For an hour every answer about this document was unusable: an HTML page, a fault, an answer about another access key, more than 4 MiB, or malformed text. The receipt is in ERROR with this code among its messages. The authority has not refused the document. Other documents are not affected.',
      remedy:
        'Do not issue the document again. The system asks the authority every half hour and continues with the first readable answer. A retry asks at once. If this lasts for a day, look up the access key at the portal of the authority.',
    },
    es: {
      message: 'El SRI responde sobre este comprobante, pero sus respuestas no se pueden leer.',
      cause:
        'Durante una hora cada respuesta sobre este comprobante fue otra cosa: una página HTML, una falla, una respuesta sobre otra clave de acceso, más de 4 MiB, o texto mal formado. El comprobante queda en ERROR, con este código entre sus mensajes; el SRI no lo ha rechazado. Los demás comprobantes no se ven afectados.',
      remedy:
        'No lo emita otra vez: se consulta al SRI cada media hora, y el comprobante sigue con la primera respuesta legible. Un reintento consulta de inmediato. Si dura un día, busque la clave de acceso en el portal del SRI.',
    },
  }),
  noVerdict: error({
    code: 'AUT_00042',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The tax authority has not decided on this document within its legal time.',
      cause:
        'The authority neither authorized nor refused the document within 24 hours, or within the time that it answers about a document. The receipt is in ERROR with this code among its messages.',
      remedy:
        'Retry the receipt: the system asks the authority again, with the same number and access key. If that does not help, look up the access key at the portal of the authority.',
    },
    es: {
      message: 'El SRI no dio un veredicto sobre este comprobante dentro del plazo legal.',
      cause:
        'Se consultó al SRI durante 24 horas, o mientras responde por un comprobante, y no lo autorizó ni lo rechazó. El comprobante queda en ERROR, con este código entre sus mensajes.',
      remedy:
        'Reintente el comprobante: se consulta otra vez al SRI, con el mismo número y la misma clave de acceso. Si no ayuda, busque la clave de acceso en el portal del SRI.',
    },
  }),
})

function asBodies(states: readonly string[]): string {
  return states.map((state) => `{"state":"${state}"}`).join(', ')
}
