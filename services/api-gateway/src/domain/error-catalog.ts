import { AppError, type AppErrorOptions, type ErrorKind } from '@etax/kernel'

interface Fault {
  kind: ErrorKind
  message: string
  /** What the caller does about it, in one sentence. */
  remedy: string
}

/**
 * Every code the gateway itself answers with: stable, never re-used. docs/errors.md is made from this table.
 * ACS who is asking, REQ the request as such, VAL a request that is not valid, FLD what is wrong with each field, CTX taxpayer and mode, RCP receipts and files,
 * ACC accounts, LIM limits, SYS the system.
 */
export const faults = {
  ACS_10001: {
    kind: 'unauthenticated',
    message: 'The API key is missing.',
    remedy: 'Send it in the header X-API-Key.',
  },
  ACS_10002: {
    kind: 'unauthenticated',
    message: 'The API key is wrong, or was revoked.',
    remedy: 'Use a key of the dashboard as it was shown when it was made.',
  },
  ACS_10003: { kind: 'unauthenticated', message: 'Nobody is signed in.', remedy: 'POST /account/session.' },
  ACS_10004: {
    kind: 'unauthenticated',
    message: 'The e-mail address or the password is wrong.',
    remedy: 'Correct them; sign up if there is no account yet.',
  },
  ACS_10005: {
    kind: 'forbidden',
    message: 'The header x-csrf-token is missing or not of this session.',
    remedy: 'Send the csrfToken that GET /account/session gives.',
  },
  REQ_10001: { kind: 'invalid', message: 'The body is not JSON.', remedy: 'Send well-formed JSON in UTF-8.' },
  REQ_10002: {
    kind: 'unsupported-media',
    message: 'This content type is not taken here.',
    remedy: 'Send the header Content-Type: application/json.',
  },
  REQ_10003: {
    kind: 'too-large',
    message: 'The body is larger than 2 MiB.',
    remedy: 'Send less: the authority takes no document above 320 KB.',
  },
  REQ_10004: { kind: 'not-found', message: 'There is nothing at this address.', remedy: 'See /openapi.json.' },
  REQ_10005: { kind: 'invalid', message: 'The request cannot be read.', remedy: 'Correct it as the message says.' },
  REQ_10006: {
    kind: 'invalid',
    message: 'The body has more values, or deeper ones, than any document may have.',
    remedy: 'Send at most 20,000 values, at most 32 levels deep.',
  },
  VAL_10000: { kind: 'invalid', message: 'The request is not valid.', remedy: 'Correct every field named in details.' },
  FLD_10001: { kind: 'invalid', message: 'is required', remedy: 'Send the field.' },
  FLD_10002: { kind: 'invalid', message: 'is not known here', remedy: 'Leave the field out; check its spelling.' },
  FLD_10003: { kind: 'invalid', message: 'is of the wrong type', remedy: 'Send the type that the schema gives.' },
  FLD_10004: { kind: 'invalid', message: 'is not one of the values allowed', remedy: 'Send one of those listed.' },
  FLD_10005: { kind: 'invalid', message: 'is not of the form asked for', remedy: 'Follow the pattern or format.' },
  FLD_10006: { kind: 'invalid', message: 'is too long or too short', remedy: 'Keep to the length given.' },
  FLD_10007: { kind: 'invalid', message: 'is out of range', remedy: 'Keep to the range given.' },
  FLD_10008: {
    kind: 'invalid',
    message: 'has more digits than a JSON number carries exactly',
    remedy: 'Send fewer digits, or the number as a string.',
  },
  FLD_10009: { kind: 'invalid', message: 'breaks a rule of its schema', remedy: 'See /openapi.json.' },
  REQ_10007: {
    kind: 'invalid',
    message: 'The XML is neither a text nor base64 of one.',
    remedy: 'Send a whole document, as text, base64 or the raw body.',
  },
  CTX_10001: {
    kind: 'invalid',
    message: 'The header x-taxpayer-ruc is missing.',
    remedy: 'Send the 13-digit registry number of the issuing taxpayer.',
  },
  CTX_10002: {
    kind: 'invalid',
    message: 'The registry number in x-taxpayer-ruc is not in this workspace.',
    remedy: 'Register the taxpayer first, or correct the number.',
  },
  CTX_10003: {
    kind: 'invalid',
    message: 'The test taxpayer cannot issue in production.',
    remedy: 'Use a test key, or a taxpayer of your own.',
  },
  CTX_10004: {
    kind: 'invalid',
    message: 'The taxpayer has no certificate: nothing can be signed.',
    remedy: 'POST /v1/developer/certificate.',
  },
  CTX_10005: {
    kind: 'invalid',
    message: "The taxpayer's certificate has expired.",
    remedy: 'Upload a valid one: POST /v1/developer/certificate.',
  },
  CTX_10006: {
    kind: 'conflict',
    message: 'The taxpayer has receipts that are not finished.',
    remedy: 'Wait until they are, or retry those in ERROR.',
  },
  CTX_10007: {
    kind: 'forbidden',
    message: 'Documents are imported in production only.',
    remedy: 'Use a live key.',
  },
  RCP_10001: { kind: 'not-found', message: 'There is no such receipt.', remedy: 'Check id, key mode and taxpayer.' },
  RCP_10002: {
    kind: 'conflict',
    message: 'There is no authorized XML yet.',
    remedy: 'Ask again when the status is AUTHORIZED or COMPLETED.',
  },
  RCP_10003: {
    kind: 'conflict',
    message: 'The PDF is not printed yet.',
    remedy: 'Ask again shortly; its status will be COMPLETED.',
  },
  RCP_10004: { kind: 'forbidden', message: 'The link has expired.', remedy: 'Ask for a new one: it lives 15 minutes.' },
  RCP_10005: { kind: 'forbidden', message: 'The link is not one of ours.', remedy: 'Use the link exactly as given.' },
  RCP_10006: {
    kind: 'invalid',
    message: 'Pages end at row 10,000.',
    remedy: 'Go on with the cursor: meta.pagination.nextCursor.',
  },
  ACC_10001: {
    kind: 'conflict',
    message: 'There is an account with this e-mail address.',
    remedy: 'Sign in, or use another address.',
  },
  ACC_10002: { kind: 'not-found', message: 'There is no such API key.', remedy: 'GET /account/api-keys lists them.' },
  ACC_10003: { kind: 'invalid', message: 'There is no such plan.', remedy: 'Use a name of the plan table.' },
  ACC_10004: {
    kind: 'invalid',
    message: 'The setting PLANS is not a JSON object of plans.',
    remedy: 'Give every plan quota, excess, trial and rate.',
  },
  ACC_10005: {
    kind: 'not-found',
    message: 'There is no such webhook endpoint.',
    remedy: 'GET /account/webhooks lists them.',
  },
  ACC_10006: {
    kind: 'conflict',
    message: 'A workspace has at most 50 API keys.',
    remedy: 'Revoke one that is not used: DELETE /account/api-keys/{id}.',
  },
  LIM_10001: {
    kind: 'too-many',
    message: 'Too many requests.',
    remedy: 'Wait the seconds in Retry-After; X-RateLimit-* say how much is left.',
  },
  LIM_10002: {
    kind: 'too-many',
    message: 'Too many attempts to sign in or up.',
    remedy: 'Wait the seconds in Retry-After.',
  },
  SYS_10001: { kind: 'internal', message: 'Something went wrong here.', remedy: 'Try again; report the requestId.' },
  SYS_10002: {
    kind: 'unavailable',
    message: 'A part of the service does not answer.',
    remedy: 'Try again after the seconds in Retry-After.',
  },
} as const satisfies Record<string, Fault>

export type FaultCode = keyof typeof faults

/** The error of a code, to be thrown. `message` replaces the table's where more can be said. */
export function fault(code: FaultCode, { message, ...options }: AppErrorOptions & { message?: string } = {}): AppError {
  return new AppError(faults[code].kind, code, message ?? faults[code].message, options)
}

/** The table as Markdown, for docs/errors.md. */
export function describeFaults(status: Record<ErrorKind, number>): string {
  const rows = Object.entries(faults).map(
    ([code, { kind, message, remedy }]) => `| \`${code}\` | ${status[kind]} | ${message} | ${remedy} |`,
  )
  return ['| code | status | message | what to do |', '|---|---|---|---|', ...rows].join('\n')
}
