import { defineErrors, error } from '@etax/kernel'

const CALLER = 'A service of this system made a request that the contract does not allow: a defect.'
const REPORT = 'Report the requestId.'

/** What issuance refuses: orders and documents, receipts and their numbers, quota. */
export const issuanceErrors = defineErrors({
  cursorUnknown: {
    code: 'ISS_10003',
    kind: 'invalid',
    message: 'The cursor is not one of this list: send meta.pagination.nextCursor of the page before, or leave it out.',
    cause: 'The cursor was changed, cut off, or taken from another list.',
    remedy: 'Take it from meta.pagination.nextCursor of the page before.',
    public: true,
  },
  sequentialOutOfRange: {
    code: 'ISS_10004',
    kind: 'invalid',
    message: 'The next number must be a whole number from 1 to 999999999.',
    cause: 'A series was to go on with a number that a document cannot have.',
    remedy: 'Send a whole number from 1 to 999999999.',
    public: true,
  },
  orderNotJson: {
    code: 'ISS_10005',
    kind: 'invalid',
    message: 'The order is not JSON.',
    cause: CALLER,
    remedy: REPORT,
    public: false,
  },
  requestMalformed: {
    code: 'ISS_10006',
    kind: 'invalid',
    message: 'The request lacks what every request has: caller, receipt id, allowance or document type.',
    cause: CALLER,
    remedy: REPORT,
    public: false,
  },
  supportingDocumentUnusable: {
    code: 'ISS_10007',
    kind: 'invalid',
    message: 'The supporting document cannot be used.',
    cause:
      'A credit or debit note names a receipt here that is not authorized or was voided, or an access key that no receipt of the same taxpayer and mode has.',
    remedy:
      'Correct the access key or the number, or wait until the receipt is authorized. A document issued elsewhere is named by documentType, number and issueDate.',
    public: true,
  },
  noteOnFinalConsumer: {
    code: 'ISS_10030',
    kind: 'invalid',
    message: 'No credit or debit note may modify an invoice to a final consumer.',
    cause:
      'The invoice that the note names does not name its buyer. By resolution NAC-DGERCGC25-00000014, article 3, such an invoice is neither annulled nor credited, whoever the customer of the note is.',
    remedy: 'Nothing takes it back. Name the buyer in the invoice where a return is to be expected.',
    public: true,
  },
  noteContradictsReceipt: {
    code: 'ISS_10031',
    kind: 'invalid',
    message: 'The note contradicts the invoice it modifies.',
    cause:
      'A credit or debit note names another customer, or another issue date of the invoice, than the receipt here has.',
    remedy:
      'Send the value that the message gives, or leave customer and date out: with supportingDocument.accessKey they are those of the receipt.',
    public: true,
  },
  noteAboveBalance: {
    code: 'ISS_10032',
    kind: 'invalid',
    warning: true,
    message: 'The credit notes on the invoice come to more than the invoice.',
    cause:
      'A credit note gives back more than what is left of the invoice after other credit notes; it is issued all the same.',
    remedy:
      'Compare the notes of the invoice; annul one that is wrong at the authority, then read it with ?online=true. It counts until it is found cancelled there, also when it is marked as voided here.',
    public: true,
  },
  noteAboveRate: {
    code: 'ISS_15031',
    kind: 'invalid',
    warning: true,
    message: 'The credit note gives back tax that its invoice did not charge.',
    cause:
      'Of one rate of a tax, a credit note gives back more, by base or by amount, than the invoice charged and earlier credit notes left; it is issued all the same.',
    remedy:
      'Send the items with the tax that the invoice has. Compare the notes of the invoice; annul one that is wrong at the authority, then read it with ?online=true. It counts until it is found cancelled there, also when it is marked as voided here.',
    public: true,
  },
  withheldAlready: {
    code: 'ISS_15032',
    kind: 'invalid',
    warning: true,
    message: 'The document is withheld from already.',
    cause:
      "Another receipt withholds from the supplier's document of the same kind and number; this one is issued all the same.",
    remedy:
      'Compare the two withholdings; annul one that is wrong at the authority, then read it with ?online=true. It counts until it is found cancelled there, also when it is marked as voided here.',
    public: true,
  },
  documentOfAnother: {
    code: 'ISS_10008',
    kind: 'invalid',
    message: 'The document does not go with this call.',
    cause: 'Pre-built XML names another taxpayer or environment than the call.',
    remedy: 'Correct the document, or use the header and key that go with it.',
    public: true,
  },
  accessKeyNotImportable: {
    code: 'ISS_10009',
    kind: 'invalid',
    message: 'The access key cannot be imported.',
    cause: 'The access key belongs to a document of another taxpayer or environment.',
    remedy: 'Correct the access key, or name its taxpayer in x-taxpayer-ruc.',
    public: true,
  },
  signatureInvalid: {
    code: 'ISS_10020',
    kind: 'invalid',
    message: 'The signature of the document is not valid.',
    cause:
      'The document was changed after it was signed, the signature does not cover all of it, or it is not made as the authority asks.',
    remedy: 'Sign the document as it is sent, with one enveloped XAdES-BES signature over the whole of it.',
    public: true,
  },
  signatureOfAnother: {
    code: 'ISS_10021',
    kind: 'invalid',
    message: 'The certificate of the signature is not that of the issuer.',
    cause:
      'The certificate names another registry number than the document, or, with a live key, none at all; and it is not the ' +
      'one of this workspace that an operator has vouched for.',
    remedy:
      'Sign the document with a certificate of the taxpayer that issues it. For a legal representative, ask the operator to ' +
      'vouch for the certificate, and upload it.',
    public: true,
  },
  signatureOutOfForce: {
    code: 'ISS_10022',
    kind: 'invalid',
    message: 'The certificate of the signature is not in force.',
    cause: 'The certificate has expired, or is not valid yet.',
    remedy: 'Sign the document with a certificate that is in force.',
    public: true,
  },
  signatureUntrusted: {
    code: 'ISS_10023',
    kind: 'invalid',
    message: 'The certificate of the signature was issued by none of the certifiers that are trusted here.',
    cause:
      'A live key was used, and the chain of the certificate leads to none of the authorities in CERTIFICATE_AUTHORITIES.',
    remedy: 'Sign the document with a certificate of a certifier that the authority accredits.',
    public: true,
  },
  signingTimeImpossible: {
    code: 'ISS_10024',
    kind: 'invalid',
    message: 'The signature cannot have been made when it says.',
    cause: 'SigningTime is in the future, or out of the time in which the certificate of the signature is in force.',
    remedy: 'Correct the clock and the time zone of the system that signs, and sign the document again.',
    public: true,
  },
  notSigned: {
    code: 'ISS_10012',
    kind: 'invalid',
    message: 'The document carries no signature: use sign-and-authorize.',
    cause: 'XML without a signature was sent to be authorized as it is.',
    remedy: 'Sign it first, or send it to sign-and-authorize.',
    public: true,
  },
  mailSuppressed: {
    code: 'ISS_10013',
    kind: 'invalid',
    warning: true,
    message: 'The receipt is not mailed to some of the addresses.',
    cause: 'Receipts of the sandbox are mailed to verified addresses of the workspace’s own users only.',
    remedy: 'Verify your own address and use it for trying out; receipts in production are mailed to anybody.',
    public: true,
  },
  storedAddressUnmailable: {
    code: 'ISS_10074',
    kind: 'invalid',
    warning: true,
    message:
      'The customer’s record has an e-mail address that nothing can be mailed to: the document is issued without it.',
    cause:
      'The address was stored before today’s rules: it has characters that are not seen, or names a machine or no domain.',
    remedy: 'Correct the customer: PUT /customers/{id} with an address such as compras@example.com.',
    public: true,
  },
  nobodyToMail: {
    code: 'ISS_10040',
    kind: 'invalid',
    message: 'The receipt names no e-mail address of its customer: say in "to" whom to mail it to.',
    cause: 'A receipt was to be mailed again without addresses, and its customer has none.',
    remedy: 'Send addresses: {"to": ["compras@example.com"]}.',
    public: true,
  },
  mailSuppressedAll: {
    code: 'ISS_10041',
    kind: 'invalid',
    message: 'In the sandbox the receipt is mailed to none of these addresses.',
    cause: 'Receipts of the sandbox are mailed to verified addresses of the workspace’s own users only.',
    remedy: 'Send the address you signed up with, once it is verified: {"to": ["you@example.com"]}.',
    public: true,
  },
  notAuthorizedToMail: {
    code: 'ISS_30020',
    kind: 'conflict',
    message: 'Only a receipt that the authority has authorized is mailed.',
    cause: 'A receipt was to be mailed while it is still being issued, or after the authority refused it.',
    remedy:
      'Wait until the status is AUTHORIZED or COMPLETED, or retry a receipt in ERROR; it is then mailed to its customer by itself.',
    public: true,
  },
  tooManyMails: {
    code: 'LIM_10013',
    kind: 'too-many',
    message: 'The receipt was mailed again ten times within a day, or fifty times in all.',
    cause: 'Each receipt may be mailed again so often, whoever it is mailed to.',
    remedy:
      'Wait as long as Retry-After says (without it the fifty are used up), or send the XML and PDF yourself: GET /v1/developer/receipts/{id}/xml and /pdf.',
    public: true,
  },
  notInError: {
    code: 'ISS_30002',
    kind: 'conflict',
    message: 'Only a receipt in ERROR can be retried.',
    cause: 'A retry was asked for while the receipt is still being issued, or after it has ended.',
    remedy: 'Read the status first; issue a new document where this one was rejected.',
    public: true,
  },
  voidedAlready: {
    code: 'ISS_30003',
    kind: 'conflict',
    message: 'The receipt is voided already.',
    cause: 'A receipt was to be voided a second time.',
    remedy: 'Nothing is to be done.',
    public: true,
  },
  numberUsed: {
    code: 'ISS_30004',
    kind: 'conflict',
    message: 'This number of the series, or a later one, is used already.',
    cause: 'A series was to go on with a number that one of its documents has.',
    remedy: 'Choose a number that is larger than every number used.',
    public: true,
  },
  accessKeyTaken: {
    code: 'ISS_30005',
    kind: 'conflict',
    message: 'The access key is that of another receipt.',
    cause: 'Pre-built XML carries the access key of a document that was submitted before with other contents.',
    remedy: 'Give the new document an access key of its own.',
    public: true,
  },
  importedAlready: {
    code: 'ISS_30006',
    kind: 'conflict',
    message: 'A receipt with this access key is here already.',
    cause: 'A document was to be imported that was issued or imported here before.',
    remedy: 'Read it: GET /v1/developer/receipts/{accessKey}.',
    public: true,
  },
  seriesUsedUp: {
    code: 'ISS_30009',
    kind: 'conflict',
    message: 'The series has no numbers left.',
    cause: 'The last number of the series, 999999999, is used.',
    remedy: 'Issue from another emission point.',
    public: true,
  },
  contradictsStored: {
    code: 'ISS_30010',
    kind: 'conflict',
    message: 'The receipt contradicts one that is stored already.',
    cause: 'A document has the access key of a receipt that was stored in the same moment.',
    remedy: 'Read the receipt with this access key; give a new document an access key of its own.',
    public: true,
  },
  contentChanged: error({
    code: 'ISS_30012',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The order makes another document by now than the one that was previewed: nothing was issued.',
      cause:
        'The header x-preview-content names the content of a preview. Since then a record that the order takes from has changed: the customer, a product, the taxpayer, its establishment; or the day has.',
      remedy: 'Preview the order again, look at what it makes now, and issue it with the content of that preview.',
    },
    es: {
      message: 'La orden ya produce otro documento que el previsualizado: no se emitió nada.',
      cause:
        'La cabecera x-preview-content indica el contenido de una vista previa. Desde entonces cambió un registro del que la orden toma datos (el cliente, un producto, el contribuyente, su establecimiento), o cambió el día.',
      remedy:
        'Pida otra vez la vista previa, revise lo que la orden produce ahora y emítala con el contenido de esa vista previa.',
    },
  }),
  numberTaken: {
    code: 'ISS_30011',
    kind: 'conflict',
    message: 'The number of the document is that of another receipt.',
    cause:
      'Pre-built XML has the kind, establishment, emission point and sequential of a receipt here under another access ' +
      'key. The authority takes each number once and gives the second document back (45).',
    remedy:
      'Give the document the next free number of its series (estab, ptoEmi, secuencial) and an access key made with it, or read the receipt ' +
      'that has the number.',
    public: true,
  },
  importedNumberTaken: {
    code: 'ISS_30081',
    kind: 'conflict',
    message: 'The number of the document is that of another receipt here.',
    cause:
      'A document was to be imported whose kind, establishment, emission point and sequential a receipt here has under another ' +
      'access key, and that receipt was not refused.',
    remedy:
      'Wait until the receipt here is REJECTED: the authority takes each number once. Then import the document, and issue the other one anew.',
    public: true,
  },
  receiptIdTaken: {
    code: 'ISS_30082',
    kind: 'conflict',
    message: 'The receipt id is that of another call.',
    cause: CALLER,
    remedy: REPORT,
    public: false,
  },
  notAtTheAuthority: {
    code: 'ISS_40002',
    kind: 'not-found',
    message: 'The authority has no authorized document under this access key, or it is older than it answers for.',
    cause: 'A document was to be imported that the authority does not know, or does not know any more.',
    remedy: 'Check the access key.',
    public: true,
  },
  authorizedDocumentUnusable: {
    code: 'ISS_40003',
    kind: 'not-found',
    message: 'What the authority has under this access key cannot be imported.',
    cause:
      'A document was to be imported, and the authority gave none with its authorization, one that cannot be read, or one of another access key or taxpayer.',
    remedy: 'Check the access key; where it is right, try again later, or ask the issuer for the document.',
    public: true,
  },
  receiptChanging: {
    code: 'ISS_50001',
    kind: 'unavailable',
    message: 'The receipt is changed by others all the time.',
    cause: 'Every save of a fact was overtaken by the save of another fact about the same receipt.',
    remedy: 'Try again after the seconds in Retry-After.',
    public: true,
  },
  tooManyInFlight: {
    code: 'ISS_50002',
    kind: 'unavailable',
    message: 'More receipts are in flight than this system takes at a time. Nothing was issued; try again shortly.',
    cause: 'Orders arrive faster than they can be signed and sent.',
    remedy: 'Try again after the seconds in Retry-After.',
    public: true,
  },
  signingFailed: {
    code: 'ISS_60001',
    kind: 'invalid',
    message: 'The document could not be signed.',
    cause: 'The receipt is ERROR, and the signer refused to sign its document: the messages say why.',
    remedy: 'Correct what the message says, usually the certificate, and retry the receipt.',
    public: true,
  },
  authorityAway: {
    code: 'ISS_60002',
    kind: 'unavailable',
    message: 'The authority could not be reached for too long.',
    cause:
      'The receipt is ERROR: the authority did not answer, or not with an answer of its own. It has not refused the document.',
    remedy: 'Retry the receipt when the authority answers again; its number and access key stay.',
    public: true,
  },
  printingFailed: {
    code: 'ISS_60003',
    kind: 'unavailable',
    message: 'The document is authorized, and could not be printed.',
    cause: 'The receipt is ERROR although its document is authorized: no PDF could be made of it.',
    remedy: 'Retry the receipt; report its id if it happens again.',
    public: true,
  },
  stepDefect: {
    code: 'ISS_60081',
    kind: 'unavailable',
    message: 'The document could not be signed or handed over to the authority, for a reason within this system.',
    cause:
      'The receipt is ERROR: a step of issuing failed again and again for ten minutes, and not because a service was away.',
    remedy: 'Retry the receipt; report its id if it happens again. Its number and access key stay.',
    public: true,
  },
  anotherBody: {
    code: 'ISS_90001',
    kind: 'conflict',
    message: 'This devReference was used with another body; the first receipt is returned and nothing was issued.',
    cause: 'A devReference was repeated with a body that differs from the first.',
    remedy: 'Use a new devReference for a new document.',
    public: true,
    warning: true,
  },
  consultationAway: {
    code: 'ISS_90002',
    kind: 'unavailable',
    warning: true,
    message:
      'The authority was asked how the document stands and did not answer in time. What is shown of it is what it last said.',
    cause: 'The consultation service of the authority was asked with ?online=true, and there was no answer to use.',
    remedy: 'Nothing is wrong with the document. Ask again in some minutes.',
    public: true,
  },
  consultationWithoutState: {
    code: 'ISS_90003',
    kind: 'not-found',
    warning: true,
    message:
      'The authority was asked how the document stands and did not say. What is shown of it is what it last said.',
    cause:
      'The consultation service has nothing under the access key, or the document is older than it answers for: about the current month and the one before. Or it answered with a state that is not known here.',
    remedy:
      'Look the access key up on the pages of the authority (SRI en línea), which show documents of any age, with the state of today.',
    public: true,
  },
  nothingToConsult: {
    code: 'ISS_90004',
    kind: 'conflict',
    warning: true,
    message: 'The authority was not asked how the document stands: it has not authorized it.',
    cause:
      'A receipt was read with ?online=true that is not authorized, or was refused: there is nothing that could be cancelled.',
    remedy: 'Read the receipt without ?online=true until it is AUTHORIZED; webhooks tell when it is.',
    public: true,
  },
  nobodyMailed: {
    code: 'ISS_90005',
    kind: 'invalid',
    warning: true,
    message: 'The receipt is mailed to nobody: the customer has no e-mail address, such as compras@example.com.',
    cause: 'sendEmail is true, and neither the order nor the customer named by customerId has an address.',
    remedy: 'Send customer.email next time, or mail this receipt: POST /v1/developer/receipts/{id}/email with to.',
    public: true,
  },
  quotaUsedUp: {
    code: 'SUB_12002',
    kind: 'forbidden',
    message: 'The plan’s quota of receipts is used up.',
    cause: 'The workspace has issued as many documents in the period as its plan allows.',
    remedy:
      'Choose a larger plan. A plan with a quota for each month is renewed on the first of the next, in Ecuador; one for a first month (trial in GET /v1/developer/usage) is not.',
    public: true,
  },
  excessUsedUp: {
    code: 'SUB_12008',
    kind: 'forbidden',
    message: 'The plan’s quota of receipts and its excess allowance are used up.',
    cause: 'The workspace has issued as many documents in the period as its plan allows, and the excess on top of it.',
    remedy:
      'Choose a larger plan. A plan with a quota for each month is renewed on the first of the next, in Ecuador; one for a first month (trial in GET /v1/developer/usage) is not.',
    public: true,
  },
})
