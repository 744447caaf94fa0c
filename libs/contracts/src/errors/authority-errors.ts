import { defineErrors } from '@etax/kernel'

/** What authority-connector and the simulator of the authority refuse. The authority's own codes are tax-document's. */
export const authorityErrors = defineErrors({
  tooManyReceipts: {
    code: 'AUT_00001',
    kind: 'invalid',
    message: 'At most 10,000 receipts can be forgotten at a time.',
    cause: 'One call of Forget named more than 10,000 receipts.',
    remedy: 'Split the list over several calls.',
    public: false,
  },
  receiptIdMalformed: {
    code: 'AUT_00002',
    kind: 'invalid',
    message: 'A receipt id is a UUID.',
    cause: 'A call of Forget named something that is no receipt id.',
    remedy: 'Send the ids as issuance made them.',
    public: false,
  },
  accessKeyMalformed: {
    code: 'AUT_00003',
    kind: 'invalid',
    message: 'This is not an access key.',
    cause: 'The text does not have 49 digits with a valid date, document type and check digit.',
    remedy: 'Copy the access key from the document: 49 digits, the last of them the check digit.',
    public: true,
  },
  authorityDoesNotAnswer: {
    code: 'AUT_00004',
    kind: 'unavailable',
    message: 'The tax authority does not answer now.',
    cause: 'The authority was asked about a document, and there was no answer or an answer that cannot be read.',
    remedy: 'Try again after the seconds in Retry-After.',
    public: true,
  },
  simulatorRequestTooLarge: {
    code: 'AUT_00005',
    kind: 'too-large',
    message: 'The simulator takes requests of at most 2 MiB.',
    cause: 'The simulated authority was sent a longer request.',
    remedy: 'Send a smaller document; the authority itself takes far less.',
    public: false,
  },
  simulatorFaultUnknown: {
    code: 'AUT_00006',
    kind: 'invalid',
    message: 'The simulator knows no such fault.',
    cause: 'PUT /control/fault was sent something else than a fault as JSON.',
    remedy: 'Send a name from the list on the control page, and only the options listed there.',
    public: false,
  },
  simulatorDocumentUnknown: {
    code: 'AUT_00008',
    kind: 'not-found',
    message: 'The simulator has no authorized document under this access key.',
    cause:
      'PUT /control/documents/{accessKey} named a document that was never sent to the simulator, or was refused by it.',
    remedy: 'Send the document to reception first. Documents of test keys are not here: script them with SIM-CANCEL.',
    public: false,
  },
  simulatorStateUnknown: {
    code: 'AUT_00009',
    kind: 'invalid',
    message: 'The simulator knows no such state of a document.',
    cause: 'PUT /control/documents/{accessKey} was sent something else than a state as JSON.',
    remedy: 'Send {"state":"ANULADO"}, {"state":"PENDIENTE DE ANULAR"} or {"state":"AUTORIZADO"}.',
    public: false,
  },
  simulatorForeignSite: {
    code: 'AUT_10071',
    kind: 'forbidden',
    message: 'The control page answers itself and programs of this machine only.',
    cause: 'The header Host names a site, or Origin or Sec-Fetch-Site that of another page.',
    remedy: 'Open the control page by its address, such as http://127.0.0.1:8089/control.',
    public: false,
  },
  keyOfAnotherDocument: {
    code: 'AUT_00007',
    kind: 'conflict',
    message: 'The access key is registered at the tax authority with another document.',
    cause:
      'The authority was asked about the access key of a receipt and gave back a document that differs from the one that was sent. It never saw the one that was sent: the receipt is REJECTED with this code among its messages, and is not mailed.',
    remedy:
      'Issue the document again with a new sequential, which gives it an access key of its own, and find out which system used the number before. The document that the authority has can be imported: POST /v1/developer/invoices/import.',
    public: true,
  },
  answersUnreadable: {
    code: 'AUT_00041',
    kind: 'unavailable',
    message: 'The tax authority answers about this document, but its answers cannot be read.',
    cause:
      'For an hour every answer to this document was something else than an answer: an HTML page, a fault, an answer about another access key, more than 4 MiB, or text that is not well-formed. The receipt is ERROR with this code among its messages; the authority has not refused the document. Other documents are not affected.',
    remedy:
      'Do not issue the document again: the authority is asked about it every half hour, and the receipt goes on with the first answer that can be read. A retry asks at once. Where it lasts for a day, look the access key up at the portal of the authority.',
    public: true,
  },
  noVerdict: {
    code: 'AUT_00042',
    kind: 'unavailable',
    message: 'The tax authority has given no verdict on this document within its legal time.',
    cause:
      'The authority was asked for 24 hours, or for as long as it answers about a document, and has neither authorized nor refused it. The receipt is ERROR with this code among its messages.',
    remedy:
      'Retry the receipt: the authority is asked again, and its number and access key stay. Where that does not help, look the access key up at the portal of the authority.',
    public: true,
  },
})
