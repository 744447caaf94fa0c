import { defineErrors } from '@etax/kernel'

/** Taxpayer, mode and certificate do not allow what was asked: gateway, issuance and signer say it alike. */
export const contextErrors = defineErrors({
  taxpayerMissing: {
    code: 'CTX_10001',
    kind: 'invalid',
    message:
      'The header x-taxpayer-ruc is missing: send the registry number of the taxpayer that issues, such as 1790012345001.',
    cause: 'A workspace may hold several taxpayers, so every call of the developer API names the one that issues.',
    remedy: 'Send the 13-digit registry number of the issuing taxpayer in x-taxpayer-ruc.',
    public: true,
  },
  taxpayerUnknown: {
    code: 'CTX_10002',
    kind: 'invalid',
    message:
      'The registry number in x-taxpayer-ruc is not in this workspace: correct it, or register the taxpayer with POST /taxpayers.',
    cause: 'No taxpayer of the workspace has this registry number.',
    remedy: 'Register the taxpayer first (POST /taxpayers), or correct the number.',
    public: true,
  },
  testTaxpayerInProduction: {
    code: 'CTX_10003',
    kind: 'invalid',
    message:
      'The test taxpayer is for the sandbox only: use a test key, or a taxpayer of your own such as 1790012345001.',
    cause: 'A live key was used with the registry number that every new workspace gets for trying things out.',
    remedy: 'Use a test key, or a taxpayer of your own.',
    public: true,
  },
  certificateMissing: {
    code: 'CTX_10004',
    kind: 'invalid',
    message: 'The taxpayer has no certificate: nothing can be signed. Upload one with POST /v1/developer/certificate.',
    cause: 'No certificate (P12) has been uploaded for the taxpayer, and only the test taxpayer issues without one.',
    remedy: 'Upload it: POST /v1/developer/certificate.',
    public: true,
  },
  certificateExpired: {
    code: 'CTX_10005',
    kind: 'invalid',
    message: "The taxpayer's certificate has expired.",
    cause: 'The stored certificate is past the last day it is valid, or not valid yet.',
    remedy: 'Upload a valid one: POST /v1/developer/certificate.',
    public: true,
  },
  certificateNamesNobody: {
    code: 'CTX_10008',
    kind: 'invalid',
    message: "The taxpayer's certificate names no registry number: it serves test keys only.",
    cause: 'A live key was used, and nothing in the certificate proves that the registry number is its owner’s.',
    remedy:
      'Upload a certificate that names the registry number, or the national id it is made of; for the certificate of a legal representative, ask the operator of this system to vouch for it.',
    public: true,
  },
  certificateOfAnother: {
    code: 'CTX_10009',
    kind: 'invalid',
    message: "The taxpayer's certificate names another registry number.",
    cause: 'A live key was used, and the stored certificate is that of another taxpayer.',
    remedy: 'Upload a certificate of this taxpayer: POST /v1/developer/certificate.',
    public: true,
  },
  certificateUntrusted: {
    code: 'CTX_10010',
    kind: 'invalid',
    message: "The taxpayer's certificate was issued by none of the certifiers that are trusted here.",
    cause:
      'A live key was used, and the chain of the certificate leads to none of the authorities in CERTIFICATE_AUTHORITIES.',
    remedy: 'Upload a certificate of a certifier that the authority accredits.',
    public: true,
  },
  receiptsUnfinished: {
    code: 'CTX_10006',
    kind: 'conflict',
    message: 'The taxpayer has receipts that are not finished.',
    cause:
      'The taxpayer, or an establishment or emission point of it, was to be deleted or renumbered while receipts of it were still being issued.',
    remedy: 'Wait until they are finished, or retry those in ERROR.',
    public: true,
  },
  importInSandbox: {
    code: 'CTX_10007',
    kind: 'forbidden',
    message: 'Documents are imported in production only: use a live key.',
    cause: 'An import was asked for with a test key.',
    remedy: 'Use a live key.',
    public: true,
  },
})
