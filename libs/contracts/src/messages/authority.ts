import { type Static, Type } from 'typebox'
import { issuanceErrors } from '../errors/issuance-errors.ts'
import { defineMessage } from './define.ts'
import { AccessKey, Attempt, AuthorityMessage, DocumentType, Id, Instant, Ruc } from './vocabulary.ts'

const accessKey = '2111202601179999999000110010010000000011234567813'
const receiptId = '01935a2e-7c1f-7abc-8def-0123456789ab'

/**
 * Bring this document to a verdict. A repeat is safe: a document with a verdict returns it, one in progress continues,
 * and the first stored bytes are submitted.
 */
export const SubmitDocument = defineMessage({
  exchange: 'commands',
  type: 'authority.submit',
  version: 1,
  from: ['issuance'],
  to: ['authority-connector'],
  schema: Type.Object({
    receiptId: Id,
    accessKey: AccessKey,
    documentType: DocumentType,
    ruc: Ruc,
    authority: Type.Union([Type.Literal('simulated'), Type.Literal('test'), Type.Literal('production')], {
      description: 'which authority: the sandbox, or the real one in its test or production environment',
    }),
    ownXml: Type.Boolean({ description: 'true for pre-built XML, which reception gives back as RETURNED' }),
    signed: Type.Boolean({ description: 'false only for the test taxpayer in the sandbox' }),
    attempt: Attempt,
    issuedAt: Instant,
    xml: Type.String(),
    clockOffsetMs: Type.Optional(
      Type.Integer({ minimum: 0, description: 'how far a test clock is ahead; only for the simulated authority' }),
    ),
    directive: Type.Optional(
      Type.String({ description: 'a devReference that scripts the simulated authority, which is not in the XML' }),
    ),
  }),
  example: {
    receiptId,
    accessKey,
    documentType: 'INVOICE',
    ruc: '1799999990001',
    authority: 'simulated',
    ownXml: false,
    signed: false,
    attempt: 1,
    issuedAt: '2026-11-21T15:04:05.000Z',
    xml: '<factura id="comprobante" version="1.1.0"/>',
  },
})
export type SubmitDocument = Static<typeof SubmitDocument.schema>

/** Reception accepted the document; the verdict follows. */
export const DocumentReceived = defineMessage({
  exchange: 'events',
  type: 'authority.received',
  version: 1,
  from: ['authority-connector'],
  to: ['issuance'],
  schema: Type.Object({ receiptId: Id, accessKey: AccessKey, at: Instant, simulated: Type.Boolean() }),
  example: { receiptId, accessKey, at: '2026-11-21T15:04:06.000Z', simulated: true },
})

/** The authority authorized these very bytes, not only their access key. Final. */
export const DocumentAuthorized = defineMessage({
  exchange: 'events',
  type: 'authority.authorized',
  version: 1,
  from: ['authority-connector'],
  to: ['issuance'],
  schema: Type.Object({
    receiptId: Id,
    accessKey: AccessKey,
    number: Type.String({ description: 'the authorization number: the access key; in the sandbox behind TEST-' }),
    receivedAt: Instant,
    at: Type.String({ description: "the authority's own date, as it wrote it" }),
    environment: Type.Union([Type.Literal('PRUEBAS'), Type.Literal('PRODUCCIÓN')]),
    simulated: Type.Boolean(),
    messages: Type.Array(AuthorityMessage),
    document: Type.Optional(
      Type.String({
        description: "the document in the authority's answer, where it is not byte for byte what was sent",
      }),
    ),
  }),
  example: {
    receiptId,
    accessKey,
    number: `TEST-${accessKey}`,
    receivedAt: '2026-11-21T15:04:06.000Z',
    at: '2026-11-21T10:04:07-05:00',
    environment: 'PRUEBAS',
    simulated: true,
    messages: [],
  },
})

/**
 * Reception (`returned`) or authorization refused it. Final. With AUT_00007 the authority has another document under
 * the access key, and never received this one.
 */
export const DocumentRefused = defineMessage({
  exchange: 'events',
  type: 'authority.refused',
  version: 1,
  from: ['authority-connector'],
  to: ['issuance'],
  schema: Type.Object({
    receiptId: Id,
    accessKey: AccessKey,
    stage: Type.Union([Type.Literal('reception'), Type.Literal('authorization')]),
    at: Instant,
    simulated: Type.Boolean(),
    messages: Type.Array(AuthorityMessage),
  }),
  example: {
    receiptId,
    accessKey,
    stage: 'authorization',
    at: '2026-11-21T15:04:07.000Z',
    simulated: true,
    messages: [{ type: 'ERROR', code: '39', message: 'FIRMA INVALIDA', additionalInfo: 'La firma es invalida' }],
  },
})

/** The authority is unreachable, and the connector stopped trying. Not a refusal. */
export const AuthorityUnreachable = defineMessage({
  exchange: 'events',
  type: 'authority.unreachable',
  version: 1,
  from: ['authority-connector'],
  to: ['issuance'],
  schema: Type.Object({
    receiptId: Id,
    accessKey: AccessKey,
    at: Instant,
    stage: Type.Union([Type.Literal('reception'), Type.Literal('authorization')]),
    /** A sentence for the owner of the document. */
    reason: Type.String(),
    /** The code of the sentence; an older connector omits it. */
    code: Type.Optional(Type.String()),
    attempt: Attempt,
    /** Whether no byte can have reached the authority; an older connector omits it. */
    neverSent: Type.Optional(Type.Boolean()),
  }),
  example: {
    receiptId,
    accessKey,
    at: '2026-11-21T15:09:07.000Z',
    stage: 'reception',
    reason: 'The authority did not answer for too long.',
    code: issuanceErrors.authorityAway.code,
    attempt: 1,
    neverSent: false,
  },
})
