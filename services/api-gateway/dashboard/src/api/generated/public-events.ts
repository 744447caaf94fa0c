// Written by npm run codegen from the messages in libs/contracts.

/** The kinds of documents, in the names of events: `invoice.authorized`. */
export const eventKinds = ['INVOICE', 'PURCHASE_SETTLEMENT', 'CREDIT_NOTE', 'DEBIT_NOTE', 'WAYBILL', 'WITHHOLDING'] as const

/** Events that each kind of document has. */
export const outcomes = [
  {
    name: 'authorized',
    title: {"en":"Authorized","es":"Autorizado"},
    about: {"en":"The authority has authorized the document: it is valid.","es":"El SRI lo autorizó: ya es válido."},
  },
  {
    name: 'rejected',
    title: {"en":"Rejected","es":"Rechazado"},
    about: {"en":"The authority returned the document or did not authorize it; the event has the reasons.","es":"El SRI lo devolvió o no lo autorizó; el aviso dice por qué."},
  },
  {
    name: 'error',
    title: {"en":"In error","es":"Con error"},
    about: {"en":"The document could not be finished; it can be retried.","es":"No se pudo terminar; se puede reintentar."},
  },
  {
    name: 'completed',
    title: {"en":"Completed","es":"Completado"},
    about: {"en":"The document is authorized and printed, and mailed where mail was due.","es":"Autorizado y con su RIDE; enviado por correo si correspondía."},
  },
] as const

export const otherEvents = [
  {
    name: 'receipt.voided',
    title: {"en":"Receipt voided","es":"Comprobante anulado aquí"},
    about: {"en":"A receipt was marked as voided here.","es":"Un comprobante se marcó aquí como anulado."},
  },
  {
    name: 'receipt.cancelled',
    title: {"en":"Receipt cancelled","es":"Comprobante anulado en el SRI"},
    about: {"en":"A receipt was cancelled at the authority.","es":"Un comprobante se anuló en el SRI."},
  },
  {
    name: 'certificate.expiring',
    title: {"en":"Certificate about to expire","es":"Firma por caducar"},
    about: {"en":"The certificate is about to expire (30, 15, 7 days and 1 day before).","es":"La firma electrónica está por caducar (30, 15, 7 días y 1 día antes)."},
  },
] as const
