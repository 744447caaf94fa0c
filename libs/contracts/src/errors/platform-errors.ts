import { defineErrors, error } from '@etax/kernel'

const REPORT = {
  en: 'Try again; report the requestId if it happens again.',
  es: 'Vuelva a intentarlo; si se repite, avise con el requestId.',
}
const AGAIN = {
  en: 'Try again after the seconds in Retry-After.',
  es: 'Espere los segundos que indica Retry-After y vuelva a intentarlo.',
}
const WRONG = { en: 'An unexpected error occurred here.', es: 'Algo falló en el sistema.' }

/** Errors of the shared libraries: rpc, messaging, runtime, durable-work, contracts. */
export const platformErrors = defineErrors({
  internal: error({
    code: 'SYS_00000',
    kind: 'internal',
    public: true,
    en: {
      message: WRONG.en,
      cause: 'This is a defect: the request is not the cause. The log of the service has the details.',
      remedy: REPORT.en,
    },
    es: {
      message: WRONG.es,
      cause:
        'Es una falla del programa: la solicitud no podía evitarla. Los detalles están en el registro del servicio.',
      remedy: REPORT.es,
    },
  }),
  serviceAway: error({
    code: 'SYS_10002',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'A part of the service does not answer.',
      cause: 'A database or another service was unreachable, or did not answer before the deadline.',
      remedy: AGAIN.en,
    },
    es: {
      message: 'Una parte del servicio no responde.',
      cause: 'No se pudo llegar a una base de datos o a otro servicio, o no respondió dentro del plazo de la llamada.',
      remedy: AGAIN.es,
    },
  }),
  callFailed: error({
    code: 'SYS_00005',
    kind: 'internal',
    public: true,
    en: {
      message: WRONG.en,
      cause: 'A call of another service failed with an unknown error. This is a defect.',
      remedy: REPORT.en,
    },
    es: {
      message: WRONG.es,
      cause: 'La llamada a otro servicio falló sin un error que ambos conozcan: es una falla del programa.',
      remedy: REPORT.es,
    },
  }),
  cannotListen: error({
    code: 'SYS_00006',
    kind: 'internal',
    public: false,
    en: {
      message: 'The service cannot listen on its address.',
      cause: 'The port is in use, or the address is not one of this machine.',
      remedy: 'Correct the setting of the address, or stop what uses the port.',
    },
    es: {
      message: 'El servicio no puede escuchar en su dirección.',
      cause: 'El puerto está en uso, o la dirección no es de esta máquina.',
      remedy: 'Corrija la dirección en la configuración, o detenga lo que usa el puerto.',
    },
  }),
  handlerMissing: error({
    code: 'SYS_00007',
    kind: 'internal',
    public: false,
    en: {
      message: 'A method of the contract has no handler.',
      cause: 'The service was built without an implementation of this method: a defect.',
      remedy: 'Report it.',
    },
    es: {
      message: 'Nada atiende un método del contrato.',
      cause: 'El servicio se construyó sin este método: es una falla del programa.',
      remedy: 'Avise de ello.',
    },
  }),
  databaseUnreachable: error({
    code: 'SYS_00008',
    kind: 'unavailable',
    public: false,
    en: {
      message: 'There is no connection to MongoDB.',
      cause: 'The service could not reach its database for 30 s after its start.',
      remedy: 'Check the address in the settings and that MongoDB runs as a replica set with a primary.',
    },
    es: {
      message: 'No hay conexión con MongoDB.',
      cause: 'El servicio arrancó y durante 30 s no pudo llegar a su base de datos.',
      remedy:
        'Revise la dirección en la configuración, y que MongoDB funcione como conjunto de réplicas con un primario.',
    },
  }),
  databaseMissing: error({
    code: 'SYS_00009',
    kind: 'internal',
    public: false,
    en: {
      message: 'The connection to MongoDB has no database.',
      cause: 'The driver is connected, but names no database. This is a defect.',
      remedy: 'Report it.',
    },
    es: {
      message: 'La conexión a MongoDB no tiene base de datos.',
      cause: 'El controlador dijo que está conectado y no nombró ninguna base de datos: es una falla del programa.',
      remedy: 'Avise de ello.',
    },
  }),
  outage: error({
    code: 'SYS_00011',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'A dependency of this service does not answer.',
      cause: 'A database, a broker or a network is unavailable.',
      remedy: AGAIN.en,
    },
    es: {
      message: 'Algo que este servicio necesita no responde.',
      cause: 'Por el momento no responde una base de datos, un gestor de mensajes o una red.',
      remedy: AGAIN.es,
    },
  }),
  writeNotAcknowledged: error({
    code: 'SYS_00014',
    kind: 'unavailable',
    public: true,
    en: {
      message: 'The database did not confirm a write.',
      cause: 'A majority of the database members did not confirm the write. It may be stored anyway.',
      remedy: 'Try again: repeating the same request does no harm.',
    },
    es: {
      message: 'No se sabe si el cambio se guardó.',
      cause:
        'La base de datos no confirmó que la mayoría de sus miembros tiene el cambio; puede estar guardado igualmente.',
      remedy: 'Vuelva a intentarlo: repetir la misma solicitud no hace daño.',
    },
  }),
  contractMissing: error({
    code: 'SYS_00015',
    kind: 'internal',
    public: false,
    en: {
      message: 'The contracts lack a service.',
      cause: 'The folder of the protos has no service of this name. The build is incomplete.',
      remedy: 'Build again, with the folder protos.',
    },
    es: {
      message: 'Falta un servicio en los contratos.',
      cause: 'La carpeta protos no tiene un servicio con este nombre: el programa se construyó incompleto.',
      remedy: 'Constrúyalo otra vez, con la carpeta protos.',
    },
  }),
  serverOpen: error({
    code: 'SYS_00016',
    kind: 'invalid',
    public: false,
    en: {
      message: 'gRPC requires mutual TLS, and a server also requires a list of callers.',
      cause:
        'Other machines can reach GRPC_LISTEN or the address of a called service, but certificates or callers are ' +
        'not set.',
      remedy:
        'Set GRPC_TLS_CA, GRPC_TLS_CERT, GRPC_TLS_KEY and GRPC_PEERS; on a Unix socket, GRPC_PLAINTEXT=unix-sockets; for ' +
        'development only, GRPC_PLAINTEXT=development with DEPLOYMENT=development.',
    },
    es: {
      message: 'gRPC no se atiende ni se llama sin TLS mutuo, ni se atiende sin una lista de quienes llaman.',
      cause:
        'Otros llegan a la dirección de GRPC_LISTEN, o a la de un servicio que se llama, y faltan los certificados o la lista ' +
        'de quienes llaman.',
      remedy:
        'Configure GRPC_TLS_CA, GRPC_TLS_CERT, GRPC_TLS_KEY y GRPC_PEERS; con una dirección unix:, ' +
        'GRPC_PLAINTEXT=unix-sockets; solo para desarrollo, GRPC_PLAINTEXT=development con DEPLOYMENT=development.',
    },
  }),
  callerNotServed: error({
    code: 'SYS_00017',
    kind: 'forbidden',
    public: false,
    en: {
      message: 'The caller may not call this method.',
      cause: 'The common name of the caller’s certificate is not in GRPC_PEERS, or the method is for other callers.',
      remedy: 'Add the name to GRPC_PEERS if the method is for this caller.',
    },
    es: {
      message: 'Quien llama no puede llamar este método.',
      cause: 'El nombre común de su certificado no está en GRPC_PEERS, o el método es para otros.',
      remedy: 'Agregue el nombre a GRPC_PEERS, si el método es para quien llama.',
    },
  }),
  requestUnreadable: error({
    code: 'SYS_10003',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The bytes of the request are not its message.',
      cause: 'The caller sent bytes that its contract does not describe.',
      remedy: 'Make the client again from the protos of this version.',
    },
    es: {
      message: 'Los bytes de la solicitud no son su mensaje.',
      cause: 'Quien llama envió bytes que su contrato no describe.',
      remedy: 'Genere de nuevo el cliente con los protos de esta versión.',
    },
  }),
  serviceUnknown: error({
    code: 'SYS_10004',
    kind: 'not-found',
    public: false,
    en: {
      message: 'This process does not serve the named service.',
      cause: 'The health of a service was asked that another process serves, or none.',
      remedy: 'Ask the process that serves it, or leave the name out for the whole process.',
    },
    es: {
      message: 'Este proceso no atiende el servicio que se nombra.',
      cause: 'Se preguntó por la salud de un servicio que atiende otro proceso, o ninguno.',
      remedy: 'Pregunte al proceso que lo atiende, o no envíe el nombre, para todo el proceso.',
    },
  }),
  workspaceNotServed: error({
    code: 'SYS_10005',
    kind: 'forbidden',
    public: false,
    en: {
      message: 'The caller’s certificate is not admitted to this workspace.',
      cause: 'GRPC_TEAMS lists other workspaces for the common name of the caller’s certificate.',
      remedy: 'Send a workspace_id of the list, or ask the operator to add the workspace.',
    },
    es: {
      message: 'El certificado de quien llama no puede usar este espacio de trabajo.',
      cause: 'GRPC_TEAMS tiene otros espacios de trabajo para el nombre común de ese certificado.',
      remedy: 'Envíe un workspace_id de la lista, o pida al operador que agregue el espacio.',
    },
  }),
  migrationFailed: error({
    code: 'SYS_00018',
    kind: 'internal',
    public: false,
    en: {
      message: 'A migration of the database failed.',
      cause:
        'The first start of a new version migrates the database, and this migration failed. The message names the ' +
        'migration, the database and the reason. Completed steps stay, and the previous version can continue with ' +
        'them.',
      remedy:
        'Fix the reason and start the service again: the migration continues where it stopped. Until then run the ' +
        'previous version.',
    },
    es: {
      message: 'Falló una migración de la base de datos.',
      cause:
        'El primer arranque de una versión nueva da su forma a lo guardado, y no pudo: el mensaje nombra la migración, la base ' +
        'de datos y el motivo. Lo hecho se conserva, y la versión anterior puede seguir con ello.',
      remedy:
        'Corrija lo que nombra el motivo y arranque otra vez el servicio: la migración sigue donde estaba. Hasta entonces use ' +
        'la versión anterior.',
    },
  }),
  indexChanged: error({
    code: 'SYS_00019',
    kind: 'internal',
    public: false,
    en: {
      message: 'An index in the database has another definition than in this version.',
      cause:
        'Another version or a person created an index with the same name or the same fields. The message names the ' +
        'collection and both definitions. MongoDB does not change an index.',
      remedy:
        'If a person created it, drop it: db.getCollection("receipts").dropIndex("list"). Otherwise report it: a ' +
        'new definition must have a new name.',
    },
    es: {
      message: 'Un índice de la base de datos no está definido como en esta versión.',
      cause:
        'Otra versión, o una persona, hizo un índice con el mismo nombre o los mismos campos: el mensaje nombra la colección y ' +
        'las dos definiciones. MongoDB no cambia un índice.',
      remedy:
        'Si lo hizo una persona, elimínelo: db.getCollection("receipts").dropIndex("list"). Si no, avise de ello: una ' +
        'definición nueva lleva un nombre nuevo.',
    },
  }),
  messageMalformed: error({
    code: 'MSG_00001',
    kind: 'internal',
    public: false,
    en: {
      message: 'A message does not fit its definition.',
      cause: 'A service tried to send a message with a wrong body. This is a defect of the sender.',
      remedy: REPORT.en,
    },
    es: {
      message: 'Un mensaje no cumple su definición.',
      cause: 'Un servicio iba a enviar un mensaje cuyo cuerpo no la cumple: es una falla del que lo envía.',
      remedy: REPORT.es,
    },
  }),
  messageNotSafe: error({
    code: 'MSG_00002',
    kind: 'unavailable',
    public: false,
    en: {
      message: 'The broker did not confirm a message.',
      cause: 'The broker may have the message anyway.',
      remedy: 'Send it again with the same id.',
    },
    es: {
      message: 'No se sabe si el mensaje se guardó.',
      cause: 'El gestor de mensajes no lo confirmó; puede haber llegado igualmente.',
      remedy: 'Envíelo otra vez con el mismo id.',
    },
  }),
  noQueue: error({
    code: 'MSG_00003',
    kind: 'unavailable',
    public: false,
    en: {
      message: 'No queue receives the message.',
      cause: 'Its consumer has never connected to this broker.',
      remedy: 'Start the consumer once; the sender tries again.',
    },
    es: {
      message: 'Ninguna cola recibe el mensaje.',
      cause: 'El servicio que lo recibe nunca se ha conectado a este gestor de mensajes.',
      remedy: 'Arranque una vez ese servicio; el que envía lo intenta otra vez.',
    },
  }),
  connectionClosed: error({
    code: 'MSG_00004',
    kind: 'unavailable',
    public: false,
    en: {
      message: 'The connection to the broker is closed.',
      cause: 'The service is stopping.',
      remedy: 'Do nothing: the service finishes the work after its next start.',
    },
    es: {
      message: 'La conexión con el gestor de mensajes está cerrada.',
      cause: 'El servicio se está deteniendo.',
      remedy: 'Nada: lo que no se hizo se hace después del próximo arranque.',
    },
  }),
  brokerAddressMalformed: error({
    code: 'MSG_00005',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The address of RabbitMQ must begin with amqp: or amqps:.',
      cause: 'The setting of the broker holds another address.',
      remedy: 'Correct the setting.',
    },
    es: {
      message: 'La dirección de RabbitMQ debe empezar con amqp: o amqps:.',
      cause: 'La configuración tiene otra dirección.',
      remedy: 'Corríjala.',
    },
  }),
})
