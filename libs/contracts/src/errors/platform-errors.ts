import { defineErrors } from '@etax/kernel'

const REPORT = 'Try again; report the requestId if it happens again.'
const AGAIN = 'Try again after the seconds in Retry-After.'

/** What the libraries between the services can fail with: rpc, messaging, runtime, durable-work, contracts. */
export const platformErrors = defineErrors({
  internal: {
    code: 'SYS_00000',
    kind: 'internal',
    message: 'Something went wrong here.',
    cause: 'A defect: nothing that the request could have avoided. The details are in the log of the service.',
    remedy: REPORT,
    public: true,
  },
  serviceAway: {
    code: 'SYS_10002',
    kind: 'unavailable',
    message: 'A part of the service does not answer.',
    cause: 'A database or another service could not be reached, or did not answer before the deadline of the call.',
    remedy: AGAIN,
    public: true,
  },
  callFailed: {
    code: 'SYS_00005',
    kind: 'internal',
    message: 'Something went wrong here.',
    cause: 'A call of another service failed without an error that both sides know: a defect.',
    remedy: REPORT,
    public: true,
  },
  cannotListen: {
    code: 'SYS_00006',
    kind: 'internal',
    message: 'The service cannot listen on its address.',
    cause: 'The port is in use, or the address is not one of this machine.',
    remedy: 'Correct the setting of the address, or stop what uses the port.',
    public: false,
  },
  handlerMissing: {
    code: 'SYS_00007',
    kind: 'internal',
    message: 'A method of the contract has no handler.',
    cause: 'The service was built without an implementation of this method: a defect.',
    remedy: 'Report it.',
    public: false,
  },
  databaseUnreachable: {
    code: 'SYS_00008',
    kind: 'unavailable',
    message: 'MongoDB does not answer.',
    cause: 'The service started, and its database could not be reached for 30 s.',
    remedy: 'Check the address in the settings and that MongoDB runs as a replica set with a primary.',
    public: false,
  },
  databaseMissing: {
    code: 'SYS_00009',
    kind: 'internal',
    message: 'The connection to MongoDB has no database.',
    cause: 'The driver answered that it is connected, but named no database: a defect.',
    remedy: 'Report it.',
    public: false,
  },
  outage: {
    code: 'SYS_00011',
    kind: 'unavailable',
    message: 'Something that this service needs does not answer.',
    cause: 'A database, a broker or a network is away for the moment.',
    remedy: AGAIN,
    public: true,
  },
  writeNotAcknowledged: {
    code: 'SYS_00014',
    kind: 'unavailable',
    message: 'A write is not known to be safe.',
    cause: 'The database did not confirm that a majority of its members has the write; it may be stored all the same.',
    remedy: 'Try again: repeating the same request does no harm.',
    public: true,
  },
  contractMissing: {
    code: 'SYS_00015',
    kind: 'internal',
    message: 'A service is missing in the contracts.',
    cause: 'The folder of the protos has no service of this name: the build is not complete.',
    remedy: 'Build again, with the folder protos.',
    public: false,
  },
  serverOpen: {
    code: 'SYS_00016',
    kind: 'invalid',
    message: 'gRPC is neither served nor called without mutual TLS; nor served without a list of callers.',
    cause:
      'GRPC_LISTEN, or the address of a service that is called, is one that others reach, and no certificates or no callers are ' +
      'set.',
    remedy:
      'Set GRPC_TLS_CA, GRPC_TLS_CERT, GRPC_TLS_KEY and GRPC_PEERS; on a Unix socket, GRPC_PLAINTEXT=unix-sockets; for ' +
      'development only, GRPC_PLAINTEXT=development with DEPLOYMENT=development.',
    public: false,
  },
  callerNotServed: {
    code: 'SYS_00017',
    kind: 'forbidden',
    message: 'This caller may not call this method.',
    cause: 'The common name of the caller’s certificate is not in GRPC_PEERS, or the method is for other callers.',
    remedy: 'Add the name to GRPC_PEERS where the method is for this caller.',
    public: false,
  },
  migrationFailed: {
    code: 'SYS_00018',
    kind: 'internal',
    message: 'A migration of the database failed.',
    cause:
      'The first start of a new version brings what is stored to its form, and could not: the message names the migration, the ' +
      'database and the reason. What was done so far stays, and the version before can go on with it.',
    remedy:
      'Put right what the reason names and start the service again: the migration goes on where it was. Until then run the ' +
      'version before.',
    public: false,
  },
  indexChanged: {
    code: 'SYS_00019',
    kind: 'internal',
    message: 'An index in the database has another definition than the one of this version.',
    cause:
      'An index of the same name, or with the same fields, was made by another version or by hand: the message names the ' +
      'collection and both definitions. MongoDB does not change an index.',
    remedy:
      'Where it was made by hand, drop it: db.getCollection("receipts").dropIndex("list"). Otherwise report it: a new definition ' +
      'must have a new name.',
    public: false,
  },
  messageMalformed: {
    code: 'MSG_00001',
    kind: 'internal',
    message: 'A message does not fit its definition.',
    cause: 'A service was about to send a message whose body does not fit: a defect of the sender.',
    remedy: REPORT,
    public: false,
  },
  messageNotSafe: {
    code: 'MSG_00002',
    kind: 'unavailable',
    message: 'A message is not known to be safe.',
    cause: 'The broker did not confirm the message; it may have arrived all the same.',
    remedy: 'Send it again with the same id.',
    public: false,
  },
  noQueue: {
    code: 'MSG_00003',
    kind: 'unavailable',
    message: 'No queue wants the message.',
    cause: 'The service that consumes it has never been connected to this broker.',
    remedy: 'Start the consumer once; the sender tries again.',
    public: false,
  },
  connectionClosed: {
    code: 'MSG_00004',
    kind: 'unavailable',
    message: 'The connection to the broker is closed.',
    cause: 'The service is stopping.',
    remedy: 'Nothing: what was not done is done after the next start.',
    public: false,
  },
  brokerAddressMalformed: {
    code: 'MSG_00005',
    kind: 'invalid',
    message: 'The address of RabbitMQ must begin with amqp: or amqps:.',
    cause: 'The setting of the broker holds another address.',
    remedy: 'Correct the setting.',
    public: false,
  },
})
