import { AppError, type ErrorKind } from '@etax/kernel'

/**
 * Every error this service answers with, once: code, kind and what a person reads. Codes are stable and never re-used.
 * SGN_1…: certificates (SGN_15…: warnings), SGN_2…: signing, SGN_9…: operating the service.
 */
export const catalog = {
  certificateMissing: ['not-found', 'SGN_10001', 'the taxpayer has no certificate'],
  wrongPassword: ['invalid', 'SGN_10002', 'the password does not open the certificate file'],
  noPrivateKey: [
    'invalid',
    'SGN_10003',
    'the certificate file holds no private key that matches one of its certificates',
  ],
  certificateExpired: ['invalid', 'SGN_10004', 'the certificate has expired'],
  certificateNotYetValid: ['invalid', 'SGN_10005', 'the certificate is not valid yet'],
  notForSigning: ['invalid', 'SGN_10006', 'the certificate is not for digital signature'],
  otherRegistryNumber: ['invalid', 'SGN_10007', 'the certificate belongs to another registry number'],
  keyNotSupported: ['invalid', 'SGN_10008', 'the key must be RSA of 2048 to 8192 bits'],
  fileTooLarge: ['too-large', 'SGN_10009', 'the certificate file is larger than 64 KiB'],
  fileMalformed: ['invalid', 'SGN_10010', 'the certificate file is not a readable PKCS#12 container'],
  fileNotSupported: ['invalid', 'SGN_10011', 'the certificate file is protected in a way that is not supported'],
  fileTooSlow: ['invalid', 'SGN_10012', 'the certificate file takes too long to open'],
  passwordDoesNotOpenStored: ['invalid', 'SGN_10013', 'the password does not open the stored certificate'],
  passwordMissing: ['invalid', 'SGN_10014', 'a password is needed to open the certificate file'],
  materialUnreadable: [
    'internal',
    'SGN_10015',
    'the stored certificate cannot be opened with the wrapping keys at hand',
  ],
  wrappingKeyUnavailable: ['unavailable', 'SGN_10016', 'the service that keeps the wrapping key does not answer'],
  storeUnavailable: ['unavailable', 'SGN_10017', 'the certificates cannot be reached now'],
  requestIncomplete: ['invalid', 'SGN_20001', 'the request is incomplete'],
  strangerRefused: ['forbidden', 'SGN_20017', 'this caller is not served'],
  notWellFormed: ['invalid', 'SGN_20002', 'the document is not well-formed XML'],
  doctype: ['invalid', 'SGN_20003', 'a document type declaration is not accepted'],
  notUtf8: ['invalid', 'SGN_20004', 'the document must be UTF-8 without a byte order mark'],
  unknownDocument: ['invalid', 'SGN_20005', 'the document is none of the six kinds'],
  alreadySigned: ['invalid', 'SGN_20006', 'the document already carries a signature'],
  otherAccessKey: ['invalid', 'SGN_20007', "the document's access key is not the one to be signed"],
  otherTaxpayer: ['invalid', 'SGN_20008', 'the document belongs to another registry number'],
  otherEnvironment: ['invalid', 'SGN_20009', 'the document is for the other environment'],
  otherKind: ['invalid', 'SGN_20010', 'the document is of another kind than asked'],
  accessKeyInconsistent: ['invalid', 'SGN_20011', 'the access key is malformed or contradicts the document'],
  idAmbiguous: ['invalid', 'SGN_20012', 'the root element must be the only one with id="comprobante"'],
  formNotSupported: ['invalid', 'SGN_20013', 'the document uses XML the authority does not take'],
  documentTooLarge: ['too-large', 'SGN_20014', 'the document is larger than 1 MiB'],
  selfCheckFailed: ['internal', 'SGN_20015', 'the signature did not pass its own check and was discarded'],
  auditUnavailable: ['unavailable', 'SGN_20016', 'the audit cannot be written, so nothing is signed'],
  wrappingKeyNotChosen: ['internal', 'SGN_90001', 'one of KEK_FILE, KEK and KEK_VAULT_ADDRESS must be set'],
  wrappingKeysElsewhere: ['invalid', 'SGN_90002', 'the keys in KEK are added and removed where KEK is set'],
  commandUnknown: ['invalid', 'SGN_90003', 'no such command'],
  settingsWrong: ['invalid', 'SGN_90004', 'the settings are wrong'],
} as const satisfies Record<string, readonly [ErrorKind, string, string]>

export type Refusal = keyof typeof catalog

/** The error for a catalog entry; `more` is appended to its message and must hold no secrets or personal data. */
export function refusal(name: Refusal, more?: string, cause?: unknown): AppError {
  const [kind, code, message] = catalog[name]
  return new AppError(kind, code, more === undefined ? message : `${message}: ${more}`, { cause })
}
