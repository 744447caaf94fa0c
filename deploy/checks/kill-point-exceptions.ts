/** Two writes of a use case between which no process is killed by a test, and why not. */
export interface KillPointException {
  file: string
  first: string
  second: string
  because: string
}

const TAXPAYERS = 'services/api-gateway/src/taxpayers/manage-taxpayer.ts'
const ONLY_CHECKED = 'the first only checks, and writes nothing'
const REFUSED = 'the second follows only where the first was refused, and has written nothing'

export const EXCEPTIONS: readonly KillPointException[] = [
  { file: TAXPAYERS, first: 'catalog.createRecord', second: 'signer.setPassword', because: ONLY_CHECKED },
  { file: TAXPAYERS, first: 'catalog.updateRecord', second: 'catalog.createRecord', because: ONLY_CHECKED },
  { file: TAXPAYERS, first: 'catalog.createRecord', second: 'catalog.updateRecord', because: ONLY_CHECKED },
  { file: TAXPAYERS, first: 'catalog.createRecord', second: 'signer.forgetCertificate', because: REFUSED },
  { file: TAXPAYERS, first: 'signer.setPassword', second: 'catalog.deleteRecord', because: REFUSED },
  { file: TAXPAYERS, first: 'catalog.updateRecord', second: 'catalog.fixRegistryNumber', because: ONLY_CHECKED },
  { file: TAXPAYERS, first: 'catalog.updateRecord', second: 'signer.forgetCertificate', because: REFUSED },
  {
    file: 'services/api-gateway/src/certificates/upload-certificate.ts',
    first: 'catalog.noteCertificate',
    second: 'signer.forgetCertificate',
    because: REFUSED,
  },
  {
    file: 'services/api-gateway/src/demo/fill-sandbox.ts',
    first: 'catalog.ensureDefaultTaxes',
    second: 'catalog.createRecord',
    because: 'what fills the sandbox is asked for again as a whole, and leaves alone what is there',
  },
  {
    file: 'services/catalog/src/records/update-record.ts',
    first: 'stores.transact',
    second: 'records.change',
    because: 'one of the two is called, by the kind of record; and one after the other only where two changes meet',
  },
  {
    file: 'services/catalog/src/records/update-record.ts',
    first: 'records.change',
    second: 'stores.transact',
    because: 'one of the two is called, by the kind of record; and one after the other only where two changes meet',
  },
  {
    file: 'services/signer/src/rotate-wrapping-key.ts',
    first: 'certificates.putRewrapped',
    second: 'auditKeys.putRewrappedKey',
    because: "an operator's command: each key is wrapped anew by itself, and the command is run again",
  },
  {
    file: 'services/signer/src/vouch-for.ts',
    first: 'audit',
    second: 'vouchers.remove',
    because: "an operator's command, which is run again",
  },
  {
    file: 'services/signer/src/vouch-for.ts',
    first: 'audit',
    second: 'vouchers.put',
    because: "an operator's command, which is run again",
  },
]
