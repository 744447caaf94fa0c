import { defineErrors, echoed, error, type Text } from '@etax/kernel'
import { capital, inSpanish, type RecordKind } from './record-kinds.ts'
import { either, naming, thousands } from './sentence-parts.ts'

type NamedRecord = { kind: RecordKind; id: string }

/** `list`: the address of the list, such as /customers; `sent`: the wrong value. */
type UnknownReference =
  | { reason: 'record'; kind: RecordKind; of: 'taxpayer' | 'workspace'; list: string; sent?: string }
  | { reason: 'logo' }
  | { reason: 'payment-method'; sent: string }
  /** `name`: the kind of document of the sent value, if it has another kind. */
  | { reason: 'document-type'; id: string; name?: Text; sent?: string }

/** A record of a series, such as establishment 002. */
interface Place {
  kind: RecordKind
  /** Three digits; absent for other records. */
  code?: string
  id: string
}

/** `own`: the owner of the named record; `asked`: the required owner. */
type Elsewhere =
  | { reason: 'record'; kind: RecordKind; own: Place; asked: Place; list: string }
  | { reason: 'establishment' }

/** `there`: some existing codes. */
type UnknownEstablishment = { reason: 'none' } | { reason: 'code'; code: string; there: readonly string[] }
type UnknownPoint =
  | { reason: 'none'; establishment: string }
  | { reason: 'code'; establishment: string; code: string; there: readonly string[] }
  | { reason: 'gone'; establishment: string; code: string }

type TaxDisagreement =
  /** The authority lacks the code, or a tax of the other sort, `other`, has it. `fitting`: codes with the rate. */
  | {
      reason: 'code'
      isRetention: boolean
      /** The codes of the value-added tax. */
      codes: readonly string[]
      sent: string
      other?: string
      rate: string
      fitting: readonly string[]
    }
  | {
      reason: 'percentage'
      authorityCode: string
      name: string
      allowed: readonly string[]
      sent: string
      rate: string
      fitting: readonly string[]
    }
  | { reason: 'tax'; authorityCode: string; tax: string; taxCode: string; sent: string }
  | {
      reason: 'rate'
      named: 'exempt' | 'not-subject' | number
      codes: readonly string[]
      authorityCode: string
      sent: string
    }

/** A column of a CSV file: its name, and its alternative heading. */
interface FileColumn {
  name: string
  heading?: string
}

type FileLine =
  | { reason: 'empty' | 'no-header'; columns: readonly FileColumn[] }
  | { reason: 'too-many-columns'; most: number; columns: readonly FileColumn[] }
  | { reason: 'unknown-column'; columns: readonly FileColumn[] }
  | { reason: 'column-missing'; column: FileColumn }
  | { reason: 'column-twice' | 'other-separator' | 'not-read' | 'quote-open' | 'text-after-quote' }
  | { reason: 'same-column'; first: string }
  | { reason: 'separator'; sign: string }
  | { reason: 'too-many-cells'; cells: number; most: number }
  | { reason: 'key-twice'; first: number }
  | { reason: 'names-nothing'; list: string; by: string; sent: string }
  | { reason: 'names-several'; sent: string }
  /** The line of the closing quote. */
  | { reason: 'text-after-quote-on'; end: number }

/** Errors of a workspace's records, in all APIs. Wrong fields have the codes FLD_. */
/** Fields that name a record, in a Spanish sentence. */
const FIELDS: Readonly<Record<string, string>> = {
  identification: 'identificación',
  code: 'código',
  ruc: 'RUC',
  name: 'nombre',
}

export const catalogErrors = defineErrors({
  foreignTenant: error({
    code: 'CAT_10003',
    kind: 'invalid',
    public: true,
    en: {
      message: "must be the caller's own: leave it out, the key decides it",
      cause: 'The body names the tenantId of another workspace.',
      remedy: 'Leave tenantId out: the key decides it.',
    },
    es: {
      message: 'debe ser el suyo: no lo envíe, la clave lo decide',
      cause: 'El cuerpo nombra el tenantId de otro espacio de trabajo.',
      remedy: 'No envíe tenantId: la clave lo decide.',
    },
  }),
  resourceUnknown: error<{ resource: string; csv?: true }>({
    code: 'CAT_10006',
    kind: 'not-found',
    public: true,
    en: {
      message: 'This resource does not exist.',
      say: ({ resource, csv }) =>
        csv ? `There are no CSV files of "${resource}"` : `Resource "${resource}" does not exist`,
      cause: 'The path names a resource that does not exist, or one that has no CSV files.',
      remedy: 'Use one of the resources of the API documentation.',
    },
    es: {
      message: 'Ese recurso no existe.',
      say: ({ resource, csv }) =>
        csv ? `No hay archivos CSV del recurso "${resource}".` : `El recurso "${resource}" no existe.`,
      cause: 'La ruta nombra un recurso que no existe, o uno que no tiene archivos CSV.',
      remedy: 'Use uno de los recursos de la documentación de la API.',
    },
  }),
  filterValue: error<{ reason: 'empty' } | { reason: 'form'; form: Text; sent: string }>({
    code: 'CAT_10008',
    kind: 'invalid',
    public: true,
    en: {
      message: 'has a value of the wrong type',
      say: (facts) =>
        facts.reason === 'empty'
          ? 'is empty: give a value, or leave the filter out'
          : naming(`must be ${facts.form.en}`, facts.sent, 'en'),
      cause: 'The field cannot have the value of the filter.',
      remedy: 'Send a value of the type of the field: a UUID, a number, true or false, a date.',
    },
    es: {
      message: 'tiene un valor del tipo equivocado',
      say: (facts) =>
        facts.reason === 'empty'
          ? 'está vacío: escriba un valor, o quite el filtro'
          : naming(`debe ser ${facts.form.es}`, facts.sent, 'es'),
      cause: 'El valor de un filtro no es uno que el campo pueda tener.',
      remedy: 'Envíe un valor del tipo del campo: un UUID, un número, true o false, una fecha.',
    },
  }),
  keyTaken: error<
    | { reason: 'exists'; kind: RecordKind; field: string; key: string }
    | { reason: 'test-taxpayer'; ruc: string }
    | { reason: 'taken' | 'of-test-taxpayer' }
  >({
    code: 'CAT_10009',
    kind: 'conflict',
    public: true,
    en: {
      message: 'A record with this business key exists already.',
      say: (facts) => {
        switch (facts.reason) {
          case 'exists':
            return `${capital(facts.kind)} with ${facts.field} ${facts.key} already exists`
          case 'test-taxpayer':
            return `Taxpayer with ruc ${facts.ruc} already exists: it is the test taxpayer of the workspace. Send the registry number of your own, such as 1790012345001.`
          case 'taken':
            return 'is taken: use another, or change the existing record'
          case 'of-test-taxpayer':
            return 'is that of the test taxpayer: send your own, such as 1790012345001'
        }
      },
      cause: 'Another record has the same registry number, code or identification, and is not deleted.',
      remedy: 'Use another one, or change the existing record.',
    },
    es: {
      message: 'Ya hay un registro con ese número o código.',
      say: (facts) => {
        switch (facts.reason) {
          case 'exists':
            return `Ya existe ${inSpanish(facts.kind).the} con ${FIELDS[facts.field] ?? facts.field} ${facts.key}.`
          case 'test-taxpayer':
            return `Ya existe el contribuyente con RUC ${facts.ruc}: es el de prueba del espacio de trabajo. Envíe el RUC de uno propio, por ejemplo 1790012345001.`
          case 'taken':
            return 'ya está en uso: use otro, o cambie el registro que ya existe'
          case 'of-test-taxpayer':
            return 'es el del contribuyente de prueba: envíe el propio, por ejemplo 1790012345001'
        }
      },
      cause: 'Otro registro que no está eliminado tiene el mismo RUC, código o identificación.',
      remedy: 'Use otro, o cambie el registro que ya existe.',
    },
  }),
  recordExists: error<{ kind: RecordKind }>({
    code: 'CAT_10010',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The record exists already.',
      say: ({ kind }) => `${capital(kind)} exists already`,
      cause: 'A record was created with the id of another one.',
      remedy: 'Use another idempotency key or id.',
    },
    es: {
      message: 'El registro ya existe.',
      say: ({ kind }) => `${capital(inSpanish(kind).the)} ya existe.`,
      cause: 'Se creó un registro con el id de otro.',
      remedy: 'Use otra clave de idempotencia u otro id.',
    },
  }),
  referenceUnknown: error<UnknownReference>({
    code: 'CAT_10011',
    kind: 'invalid',
    public: true,
    en: {
      message: 'names a record that does not exist',
      say: (facts) => {
        switch (facts.reason) {
          case 'record': {
            const sentence = `names no ${facts.kind} of this ${facts.of}: GET ${facts.list} lists them`
            return facts.sent === undefined ? sentence : naming(sentence, facts.sent, 'en')
          }
          case 'logo':
            return 'names no logo of this workspace: POST /taxpayers/{id}/logo makes one'
          case 'payment-method':
            return naming('names no payment method: GET /payment-methods lists them', facts.sent, 'en')
          case 'document-type': {
            const what =
              facts.name === undefined ? 'names no document type' : `names “${facts.name.en}”, and this is an invoice`
            const sentence = `${what}: leave it out, or send ${facts.id} (GET /document-types)`
            return facts.sent === undefined ? sentence : naming(sentence, facts.sent, 'en')
          }
        }
      },
      cause: 'An id in the body does not name a record of the workspace, or names a record of another taxpayer.',
      remedy: 'Send the id of a record of the same taxpayer that is not deleted.',
    },
    es: {
      message: 'nombra un registro que no existe',
      say: (facts) => {
        switch (facts.reason) {
          case 'record': {
            const owner = facts.of === 'taxpayer' ? 'contribuyente' : 'espacio de trabajo'
            const sentence = `no es el id de ${inSpanish(facts.kind).a} de este ${owner}: GET ${facts.list} da la lista`
            return facts.sent === undefined ? sentence : naming(sentence, facts.sent, 'es')
          }
          case 'logo':
            return 'no es el id de un logotipo de este espacio de trabajo: POST /taxpayers/{id}/logo crea uno'
          case 'payment-method':
            return naming('no es el id de una forma de pago: GET /payment-methods da la lista', facts.sent, 'es')
          case 'document-type': {
            const what =
              facts.name === undefined
                ? 'no es el id de un tipo de comprobante'
                : `es el id de «${facts.name.es}», y este comprobante es una factura`
            const sentence = `${what}: no lo envíe, o envíe ${facts.id} (GET /document-types)`
            return facts.sent === undefined ? sentence : naming(sentence, facts.sent, 'es')
          }
        }
      },
      cause:
        'Un id del cuerpo no es el de un registro existente del espacio de trabajo, o es el de uno de otro contribuyente.',
      remedy: 'Envíe el id de un registro del mismo contribuyente que no esté eliminado.',
    },
  }),
  recordUnknown: error<NamedRecord>({
    code: 'CAT_10012',
    kind: 'not-found',
    public: true,
    en: {
      message: 'This record does not exist.',
      // The specification has this sentence.
      say: ({ kind, id }) => (kind === 'invoice' ? 'Invoice not found' : `${capital(kind)} with id ${id} not found`),
      cause: 'The id is malformed, belongs to another workspace, or its record was deleted.',
      remedy: 'List the records.',
    },
    es: {
      message: 'Ese registro no existe.',
      say: ({ kind, id }) => `No se encuentra ${inSpanish(kind).the} con id ${id}.`,
      cause: 'El id está mal formado, es de otro espacio de trabajo, o su registro fue eliminado.',
      remedy: 'Consulte la lista de registros para ver los que hay.',
    },
  }),
  fieldFixed: error({
    code: 'CAT_10013',
    kind: 'invalid',
    public: true,
    en: {
      message: 'cannot change',
      cause: 'A record cannot move to another taxpayer.',
      remedy: 'Create the record again for the other taxpayer.',
    },
    es: {
      message: 'no se puede cambiar',
      cause: 'Un registro no puede pasar a otro contribuyente.',
      remedy: 'Cree el registro otra vez para el otro contribuyente.',
    },
  }),
  /** `kind`, `id`: the record that uses it; `receiptId`: of an invoice issued in the sandbox. */
  recordInUse: error<NamedRecord & { path: string; receiptId?: string; needed: NamedRecord }>({
    code: 'CAT_10014',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The record is in use.',
      say: ({ kind, id, path, receiptId, needed }) => {
        const issued = receiptId === undefined ? '' : `, issued in the sandbox as receipt ${receiptId},`
        return `${capital(needed.kind)} with id ${needed.id} is in use: ${kind} ${id}${issued} needs it; delete that first (DELETE ${path})`
      },
      cause: 'Another record, which is not deleted, refers to this record.',
      remedy: 'First delete the record in the message, or remove its reference.',
    },
    es: {
      message: 'El registro está en uso.',
      say: ({ kind, id, path, receiptId, needed }) => {
        const [user, used] = [inSpanish(kind), inSpanish(needed.kind)]
        const issued = receiptId === undefined ? '' : `, emitida en pruebas como el comprobante ${receiptId}`
        return `${capital(used.the)} con id ${needed.id} está en uso: ${used.it} necesita ${user.the} ${id}${issued}. Elimíne${user.it} primero (DELETE ${path}).`
      },
      cause: 'Otro registro, que no está eliminado, se refiere a este.',
      remedy: 'Primero elimine el registro que indica el mensaje, o quite su referencia.',
    },
  }),
  taxpayerUnknown: error<{ ruc: string }>({
    code: 'CAT_10016',
    kind: 'not-found',
    public: true,
    en: {
      message: 'The registry number is not in this workspace.',
      say: ({ ruc }) => `The registry number ${ruc} is not in this workspace`,
      cause: 'No taxpayer of the workspace has this registry number, or it was deleted a moment ago.',
      remedy: 'Register the taxpayer first (POST /taxpayers), or correct the number.',
    },
    es: {
      message: 'El RUC no está en este espacio de trabajo.',
      say: ({ ruc }) => `El RUC ${ruc} no está en este espacio de trabajo.`,
      cause: 'Ningún contribuyente del espacio de trabajo tiene este RUC, o fue eliminado hace un momento.',
      remedy: 'Registre primero al contribuyente (POST /taxpayers), o corrija el número.',
    },
  }),
  invoiceClosed: error<{ reason: 'issued' | 'issued-in-sandbox' | 'being-issued'; id: string }>({
    code: 'CAT_10017',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The invoice can no longer change.',
      say: ({ reason, id }) => {
        const how = {
          issued: 'is issued and cannot change',
          'issued-in-sandbox': 'is issued in the sandbox and cannot change: make another, or delete it first',
          'being-issued': 'is being issued and cannot change',
        }
        return `Invoice with id ${id} ${how[reason]}`
      },
      cause: 'It is issued, or it is being issued at this moment.',
      remedy:
        'To correct an issued invoice, issue a credit note. If the invoice is being issued, try again. An invoice issued only in the sandbox can be deleted.',
    },
    es: {
      message: 'La factura ya no se puede cambiar.',
      say: ({ reason, id }) => {
        const how = {
          issued: 'ya está emitida y no se puede cambiar',
          'issued-in-sandbox': 'ya está emitida en pruebas y no se puede cambiar: haga otra, o elimínela primero',
          'being-issued': 'se está emitiendo y no se puede cambiar',
        }
        return `La factura con id ${id} ${how[reason]}.`
      },
      cause: 'Está emitida, o se está emitiendo en este momento.',
      remedy:
        'Para corregir una factura emitida, emita una nota de crédito; si se está emitiendo, inténtelo otra vez. La que solo se emitió en pruebas se puede eliminar.',
    },
  }),
  draftByTestKey: error({
    code: 'CAT_10061',
    kind: 'conflict',
    public: true,
    en: {
      message:
        'A test key wrote the invoice last, so a live key cannot issue it yet. Check the invoice, then send PUT /invoices/{id} with the live key; an empty object {} changes nothing else.',
      cause:
        'A test key wrote the content of the invoice. Test keys must not decide the content of documents in production.',
      remedy:
        'Check the invoice, send PUT /invoices/{id} with the live key or save it in the dashboard, and then issue it.',
    },
    es: {
      message:
        'Una clave de pruebas guardó la factura por última vez, y una de producción todavía no puede emitirla. Revísela y envíe PUT /invoices/{id} con la clave de producción; un objeto vacío {} no cambia nada más.',
      cause:
        'Una clave de pruebas guardó el contenido de la factura. Las claves de pruebas no deben decidir el contenido de los comprobantes de producción.',
      remedy:
        'Revísela, envíe PUT /invoices/{id} con la clave de producción o guárdela en el panel, y emítala después.',
    },
  }),
  fixedList: error<{ kind: RecordKind }>({
    code: 'CAT_10019',
    kind: 'forbidden',
    public: false,
    en: {
      message: 'The authority owns the records of this list: they cannot be changed.',
      say: ({ kind }) => `${capital(kind)} records are the authority's and cannot be changed`,
      cause: 'Payment methods and document types cannot be created, changed or deleted.',
      remedy: 'Use the entries of the list.',
    },
    es: {
      message: 'Los registros de esta lista son del SRI y no se pueden cambiar.',
      say: ({ kind }) =>
        `Esta lista es del SRI y no se puede cambiar: no se puede crear, cambiar ni eliminar ${inSpanish(kind).a}.`,
      cause: 'Las formas de pago y los tipos de comprobante no se pueden crear, cambiar ni eliminar.',
      remedy: 'Use lo que la lista tiene.',
    },
  }),
  recordChanged: error<NamedRecord>({
    code: 'CAT_10020',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The record was changed in the meantime.',
      say: ({ kind, id }) => `${capital(kind)} with id ${id} was changed meanwhile: try again`,
      cause: 'Another call changed the same invoice first.',
      remedy: 'Read the record again and repeat the change.',
    },
    es: {
      message: 'El registro se cambió mientras tanto.',
      say: ({ kind, id }) => `Mientras tanto se cambió ${inSpanish(kind).the} con id ${id}: inténtelo otra vez.`,
      cause: 'Dos llamadas guardaron la misma factura a la vez, y la otra llegó primero.',
      remedy: 'Consulte el registro otra vez y repita el cambio.',
    },
  }),
  /** `held`: data stored under the number. */
  numberFixed: error<
    | { reason: 'marked'; ruc: string; id: string }
    | { reason: 'held'; ruc: string; held: readonly ('certificate' | 'password' | 'receipts' | 'sequentials')[] }
  >({
    code: 'CAT_10021',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The registry number of the taxpayer can no longer change.',
      say: (facts) => {
        if (facts.reason === 'marked')
          return `ruc of taxpayer ${facts.id} cannot change any more: something is kept under ${facts.ruc}`
        const things = {
          certificate: 'a certificate',
          password: 'the password of a certificate',
          receipts: 'receipts',
          sequentials: 'sequentials',
        }
        const held = facts.held.map((thing) => things[thing]).join(', ')
        return `ruc cannot change from ${facts.ruc} any more: the taxpayer has ${held} under it. Register another taxpayer with the other number: POST /taxpayers.`
      },
      cause: 'The taxpayer has a certificate, a password, receipts or sequentials under the number.',
      remedy:
        'Register another taxpayer with the new number (POST /taxpayers), and delete this one if you do not need it.',
    },
    es: {
      message: 'El RUC del contribuyente ya no se puede cambiar.',
      say: (facts) => {
        if (facts.reason === 'marked')
          return `El ruc del contribuyente ${facts.id} ya no se puede cambiar: hay datos guardados con el ${facts.ruc}.`
        const things = {
          certificate: 'una firma electrónica',
          password: 'la contraseña de una firma electrónica',
          receipts: 'comprobantes',
          sequentials: 'secuenciales',
        }
        const held = facts.held.map((thing) => things[thing]).join(', ')
        return `El ruc ${facts.ruc} ya no se puede cambiar: el contribuyente tiene ${held} con ese número. Registre otro contribuyente con el otro número: POST /taxpayers.`
      },
      cause: 'El contribuyente tiene una firma electrónica, una contraseña, comprobantes o secuenciales con el número.',
      remedy: 'Registre otro contribuyente con el otro número (POST /taxpayers), y elimine este si ya no hace falta.',
    },
  }),
  referenceElsewhere: error<Elsewhere>({
    code: 'CAT_10022',
    kind: 'invalid',
    public: true,
    en: {
      message: 'names a record of another owner',
      say: (facts) => {
        if (facts.reason === 'establishment') return 'is not of the establishment establishmentId'
        const place = ({ kind, code, id }: Place) => `${kind}${code === undefined ? '' : ` ${code}`} (${id})`
        return `names an ${facts.kind} of ${place(facts.own)}, not of ${place(facts.asked)}: GET ${facts.list} lists the others`
      },
      cause: 'The emission point of an invoice belongs to another establishment than the invoice.',
      remedy: 'Send an emission point of the establishment: GET /emission-points?filter.establishmentId=….',
    },
    es: {
      message: 'nombra un registro de otro lugar',
      say: (facts) => {
        if (facts.reason === 'establishment') return 'no es del establecimiento establishmentId'
        const place = ({ kind, code, id }: Place) =>
          `${inSpanish(kind).ofThe}${code === undefined ? '' : ` ${code}`} (${id})`
        return `nombra ${inSpanish(facts.kind).a} ${place(facts.own)}, no ${place(facts.asked)}: GET ${facts.list} da la lista de los demás`
      },
      cause: 'El punto de emisión de una factura no es del establecimiento que la factura nombra.',
      remedy: 'Envíe un punto de emisión del establecimiento: GET /emission-points?filter.establishmentId=….',
    },
  }),
  testTaxpayerStays: error<{ reason: 'deletion' | 'number'; ruc: string }>({
    code: 'CAT_10023',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The test taxpayer keeps its registry number and cannot be deleted.',
      say: ({ reason, ruc }) =>
        reason === 'deletion'
          ? `The test taxpayer ${ruc} cannot be deleted: it is what test keys issue with. Leave it, or change its name.`
          : `The test taxpayer keeps its registry number ${ruc}: register a taxpayer with the other number, POST /taxpayers.`,
      cause: 'Every workspace has a test taxpayer with the same number. It cannot be deleted or renumbered.',
      remedy: 'Register a taxpayer of your own (POST /taxpayers).',
    },
    es: {
      message: 'El contribuyente de prueba conserva su RUC y no se puede eliminar.',
      say: ({ reason, ruc }) =>
        reason === 'deletion'
          ? `El contribuyente de prueba ${ruc} no se puede eliminar: con él emiten las claves de pruebas. Déjelo, o cámbiele el nombre.`
          : `El contribuyente de prueba conserva su RUC ${ruc}: registre un contribuyente con el otro número, POST /taxpayers.`,
      cause:
        'Cada espacio de trabajo tiene un contribuyente de prueba con el mismo RUC. No se puede eliminar ni cambiar de RUC.',
      remedy: 'Registre un contribuyente propio (POST /taxpayers).',
    },
  }),
  establishmentUnknown: error<UnknownEstablishment>({
    code: 'CAT_20002',
    kind: 'invalid',
    public: true,
    en: {
      message: 'This establishment does not exist.',
      say: (facts) =>
        facts.reason === 'none'
          ? 'The taxpayer has no establishment'
          : `There is no establishment ${facts.code}: ${suggestion(facts.there)}`,
      cause: 'The order names an establishment that the taxpayer does not have, or the taxpayer has none at all.',
      remedy: 'Create the establishment, or send the three-digit code of an existing one.',
    },
    es: {
      message: 'Ese establecimiento no existe.',
      say: (facts) =>
        facts.reason === 'none'
          ? 'El contribuyente no tiene ningún establecimiento.'
          : `El establecimiento ${facts.code} no existe: ${suggestionInSpanish(facts.there)}.`,
      cause: 'La orden nombra un establecimiento que el contribuyente no tiene, o no tiene ninguno.',
      remedy: 'Cree el establecimiento, o envíe el código de tres dígitos de uno que exista.',
    },
  }),
  emissionPointUnknown: error<UnknownPoint>({
    code: 'CAT_20003',
    kind: 'invalid',
    public: true,
    en: {
      message: 'This emission point does not exist.',
      say: (facts) => {
        const { establishment } = facts
        if (facts.reason === 'none') return `Establishment ${establishment} has no emission point`
        const sentence = `There is no emission point ${facts.code} in establishment ${establishment}`
        return facts.reason === 'gone' ? `${sentence} any more` : `${sentence}: ${suggestion(facts.there)}`
      },
      cause:
        'The order names an emission point that the establishment does not have, or the establishment has none at all.',
      remedy: 'Create the emission point, or send the three-digit code of an existing one.',
    },
    es: {
      message: 'Ese punto de emisión no existe.',
      say: (facts) => {
        const { establishment } = facts
        if (facts.reason === 'none') return `El establecimiento ${establishment} no tiene ningún punto de emisión.`
        if (facts.reason === 'gone')
          return `El punto de emisión ${facts.code} ya no existe en el establecimiento ${establishment}.`
        return `El punto de emisión ${facts.code} no existe en el establecimiento ${establishment}: ${suggestionInSpanish(facts.there)}.`
      },
      cause: 'La orden nombra un punto de emisión que el establecimiento no tiene, o no tiene ninguno.',
      remedy: 'Cree el punto de emisión, o envíe el código de tres dígitos de uno que exista.',
    },
  }),
  customerUnknown: error<{ id: string }>({
    code: 'CAT_20004',
    kind: 'invalid',
    public: true,
    en: {
      message: 'This customer does not exist.',
      say: ({ id }) =>
        `There is no customer ${id}: GET /v1/developer/customers lists them; or send customer in its place`,
      cause: 'The order names the id of a customer that the taxpayer does not have.',
      remedy: 'Create the customer, or send its name and identification in the order.',
    },
    es: {
      message: 'Ese cliente no existe.',
      say: ({ id }) =>
        `El cliente ${id} no existe: GET /v1/developer/customers da la lista; o envíe customer en su lugar.`,
      cause: 'La orden nombra el id de un cliente que el contribuyente no tiene.',
      remedy: 'Cree el cliente, o envíe su nombre y su identificación en la orden.',
    },
  }),
  productUnknown: error<{ id: string }>({
    code: 'CAT_20005',
    kind: 'invalid',
    public: true,
    en: {
      message: 'This product does not exist.',
      say: ({ id }) =>
        `There is no product ${id}: GET /v1/developer/products lists them; or describe the item in the line`,
      cause: 'A line of the order names the id of a product that the taxpayer does not have.',
      remedy: 'Create the product, or describe it in the line.',
    },
    es: {
      message: 'Ese producto no existe.',
      say: ({ id }) =>
        `El producto ${id} no existe: GET /v1/developer/products da la lista; o describa el ítem en la línea.`,
      cause: 'Una línea de la orden nombra el id de un producto que el contribuyente no tiene.',
      remedy: 'Cree el producto, o descríbalo en la línea.',
    },
  }),
  taxNotValueAdded: error<
    { reason: 'product' } | { reason: 'tax'; code: string; authorityCode: string; isWithheld: boolean }
  >({
    code: 'CAT_30001',
    kind: 'invalid',
    public: true,
    en: {
      message: 'names a product without value-added tax',
      say: (facts) =>
        facts.reason === 'product'
          ? 'names a product without value-added tax'
          : `names tax ${facts.code} (authorityCode ${facts.authorityCode}), which is ${facts.isWithheld ? 'withheld' : 'not a value-added tax'}: GET /taxes/default gives the taxes of today`,
      cause: 'A line of an invoice has a product with a withholding or an excise as its only tax.',
      remedy: 'Give the product a value-added tax, or issue the invoice through the developer API.',
    },
    es: {
      message: 'nombra un producto cuyo impuesto no es IVA',
      say: (facts) =>
        facts.reason === 'product'
          ? 'nombra un producto cuyo impuesto no es IVA'
          : `nombra el impuesto ${facts.code} (authorityCode ${facts.authorityCode}), que ${facts.isWithheld ? 'se retiene' : 'no es IVA'}: GET /taxes/default da los impuestos de hoy`,
      cause: 'Una línea de una factura tiene un producto cuyo único impuesto es una retención o el ICE.',
      remedy: 'Dé al producto una tarifa de IVA, o emita la factura por la API para desarrolladores.',
    },
  }),
  discountTooLarge: error({
    code: 'CAT_30002',
    kind: 'invalid',
    public: true,
    en: {
      message: 'is larger than the line: it must be an amount, at most quantity times price, such as 1.50',
      cause: 'The discount of a line is more than its quantity times its price.',
      remedy: 'Send a discount that is no larger than the line.',
    },
    es: {
      message: 'es mayor que la línea: debe ser un valor de a lo sumo la cantidad por el precio, por ejemplo 1.50',
      cause: 'El descuento de una línea es mayor que su cantidad por su precio.',
      remedy: 'Envíe un descuento que no pase del valor de la línea.',
    },
  }),
  /** `other`: the total in the other tax rounding, if it differs. */
  paymentsDiffer: error<{ total: string; paid: string; other?: { taxRounding: string; total: string } }>({
    code: 'CAT_30003',
    kind: 'invalid',
    public: true,
    en: {
      message: 'must add up to the total of the invoice',
      say: ({ total, paid, other }) =>
        `must add up to the total, ${total}, not ${paid}${other === undefined ? '' : `; with "taxRounding": "${other.taxRounding}" it would be ${other.total}`}`,
      cause: 'The payments of an invoice do not equal the sum of its lines with their taxes.',
      remedy: 'Send payments that add up to the total in the message.',
    },
    es: {
      message: 'debe sumar el total de la factura',
      say: ({ total, paid, other }) =>
        `debe sumar el total, ${total}, no ${paid}${other === undefined ? '' : `; con "taxRounding": "${other.taxRounding}" sería ${other.total}`}`,
      cause: 'Los pagos de una factura suman más o menos que sus líneas con sus impuestos.',
      remedy: 'Envíe pagos que sumen el total que el mensaje da.',
    },
  }),
  /** `field`: absent where the error has the field's path. */
  invoicePartDeleted: error<{ field?: string }>({
    code: 'CAT_30004',
    kind: 'invalid',
    public: true,
    en: {
      message: 'names a record that has been deleted',
      say: ({ field = '' }) => `${field} names a record that has been deleted`.trimStart(),
      cause: 'The customer, taxpayer, establishment or emission point of the invoice was deleted.',
      remedy: 'Change the invoice to use an existing record.',
    },
    es: {
      message: 'nombra un registro eliminado',
      say: ({ field = '' }) => `${field} nombra un registro eliminado`.trimStart(),
      cause:
        'Se va a emitir una factura, pero su cliente, contribuyente, establecimiento o punto de emisión fue eliminado.',
      remedy: 'Cambie la factura para que nombre un registro que exista.',
    },
  }),
  taxDisagrees: error<TaxDisagreement>({
    code: 'CAT_30005',
    kind: 'invalid',
    public: true,
    en: {
      message: 'does not agree with the catalog of the authority',
      say: (facts) => {
        switch (facts.reason) {
          case 'code': {
            const { isRetention, codes, sent, other, rate, fitting } = facts
            const form = isRetention
              ? `must be a withholding code of the authority's catalog: income tax such as 312, value-added tax ${codes.join(', ')}, ISD 4580 or 4586`
              : `must be a code of the authority's catalog: value-added ${codes.join(', ')}, excise such as 3011, bottles 5001`
            if (other !== undefined)
              return `${form}; ${sent} is one of ${other} and goes with isRetention ${!isRetention}`
            const hint = fitting.length === 0 ? '' : `; for ${rate} % of value-added tax it is ${fitting.join(' or ')}`
            return naming(`${form}${hint}`, sent, 'en')
          }
          case 'percentage': {
            const { allowed, authorityCode, name, rate, fitting, sent } = facts
            const quoted = allowed.map((one) => `"${one}"`)
            const which = quoted.length === 1 ? quoted.join() : `one of ${quoted.join(', ')}`
            const hint = fitting.length === 0 ? '' : `, or authorityCode ${fitting.join(' or ')} for ${rate}`
            return naming(`must be ${which}, as authorityCode ${authorityCode} (${name}) has${hint}`, sent, 'en')
          }
          case 'tax': {
            const { authorityCode, tax, taxCode, sent } = facts
            return `must name the tax of authorityCode ${authorityCode}, ${tax} (${taxCode}), or be a code of your own such as ${tax}-${authorityCode}; it is "${sent}"`
          }
          case 'rate': {
            const { named, codes, authorityCode, sent } = facts
            const other = { exempt: 'the exemption', 'not-subject': 'what is not subject' }
            const what = typeof named === 'number' ? `a rate of ${named} %` : other[named]
            return `names ${what}, authorityCode ${codes.join(' or ')}, not ${authorityCode}; it is "${sent}"`
          }
        }
      },
      cause:
        'The authorityCode of a tax is not in the catalog or belongs to another tax, or the percentage does not belong to the code.',
      remedy: 'Send the value in the message: authorityCode 4 goes with the percentage 15.00.',
    },
    es: {
      message: 'no coincide con el catálogo del SRI',
      say: (facts) => {
        switch (facts.reason) {
          case 'code': {
            const { isRetention, codes, sent, other, rate, fitting } = facts
            const form = isRetention
              ? `debe ser un código de retención del catálogo del SRI: renta, por ejemplo 312; IVA ${codes.join(', ')}; ISD 4580 o 4586`
              : `debe ser un código del catálogo del SRI: IVA ${codes.join(', ')}; ICE, por ejemplo 3011; botellas 5001`
            if (other !== undefined) return `${form}; ${sent} es de ${other} y va con isRetention ${!isRetention}`
            const hint = fitting.length === 0 ? '' : `; para ${rate} % de IVA es ${either(fitting)}`
            return naming(`${form}${hint}`, sent, 'es')
          }
          case 'percentage': {
            const { allowed, authorityCode, name, rate, fitting, sent } = facts
            const quoted = allowed.map((one) => `"${one}"`)
            const which = quoted.length === 1 ? quoted.join() : `uno de ${quoted.join(', ')}`
            const hint = fitting.length === 0 ? '' : `, o authorityCode ${either(fitting)} para ${rate}`
            return naming(`debe ser ${which}, como tiene authorityCode ${authorityCode} (${name})${hint}`, sent, 'es')
          }
          case 'tax': {
            const { authorityCode, tax, taxCode, sent } = facts
            return `debe nombrar el impuesto de authorityCode ${authorityCode}, ${tax} (${taxCode}), o ser un código propio, por ejemplo ${tax}-${authorityCode}; es "${sent}"`
          }
          case 'rate': {
            const { named, codes, authorityCode, sent } = facts
            const other = { exempt: 'la exención', 'not-subject': 'lo que no es objeto de impuesto' }
            const what = typeof named === 'number' ? `una tarifa de ${named} %` : other[named]
            return `nombra ${what}, authorityCode ${either(codes)}, no ${authorityCode}; es "${sent}"`
          }
        }
      },
      cause:
        'Un impuesto tiene un authorityCode que no está en el catálogo, un porcentaje que no es el del código, o un código que nombra otro impuesto.',
      remedy: 'Envíe el valor que el mensaje da: authorityCode 4 va con el porcentaje 15.00.',
    },
  }),
  logoNotAPicture: error({
    code: 'CAT_40001',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The logo must be a PNG or JPEG picture.',
      cause: 'The uploaded file has another type.',
      remedy: 'Upload a PNG or a JPEG.',
    },
    es: {
      message: 'El logotipo debe ser una imagen PNG o JPEG.',
      cause: 'El archivo que se subió como logotipo es de otro tipo.',
      remedy: 'Suba un archivo PNG o JPEG.',
    },
  }),
  logoDamaged: error({
    code: 'CAT_40002',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The logo cannot be read: it is damaged or cut off.',
      cause: 'The file begins like a PNG or a JPEG, but its pixels cannot be read within ten seconds.',
      remedy: 'Save the picture again in an image program and upload it.',
    },
    es: {
      message: 'El logotipo no se puede leer: está dañado o incompleto.',
      cause: 'El archivo empieza como un PNG o un JPEG, pero sus píxeles no se pueden leer en diez segundos.',
      remedy: 'Guárdelo otra vez en un programa de imágenes y súbalo.',
    },
  }),
  logoTooLarge: error<{ beyond: 'bytes' | 'pixels' }>({
    code: 'CAT_40003',
    kind: 'too-large',
    public: true,
    en: {
      message: 'The logo is larger than 2 MiB or 16 million pixels.',
      say: ({ beyond }) =>
        beyond === 'bytes' ? 'The logo is larger than 2 MiB' : 'The logo has more than 16 million pixels',
      cause: 'The file or its picture is too large. A logo is stored with at most 800 × 400 pixels.',
      remedy: 'Upload a smaller picture.',
    },
    es: {
      message: 'El logotipo pesa más de 2 MiB o tiene más de 16 millones de píxeles.',
      say: ({ beyond }) =>
        beyond === 'bytes' ? 'El logotipo pesa más de 2 MiB.' : 'El logotipo tiene más de 16 millones de píxeles.',
      cause:
        'El archivo, o su imagen, es más grande de lo que puede ser un logotipo. Se guarda en 800 × 400 píxeles a lo sumo.',
      remedy: 'Suba una imagen más pequeña.',
    },
  }),
  logoUnknown: error<{ id: string }>({
    code: 'CAT_40004',
    kind: 'not-found',
    public: true,
    en: {
      message: 'This logo does not exist.',
      say: ({ id }) => `There is no logo ${id}`,
      cause: 'The address names a logo that does not exist.',
      remedy: 'Use the logoUrl of the taxpayer.',
    },
    es: {
      message: 'Ese logotipo no existe.',
      say: ({ id }) => `El logotipo ${id} no existe.`,
      cause: 'La dirección de un logotipo nombra uno que no existe.',
      remedy: 'Use el logoUrl del contribuyente.',
    },
  }),
  testTaxpayerGone: error({
    code: 'CAT_50001',
    kind: 'internal',
    public: false,
    en: {
      message: 'The test taxpayer was deleted during its creation.',
      cause: 'The test taxpayer of a new workspace was deleted again and again.',
      remedy: 'Prepare the workspace once more.',
    },
    es: {
      message: 'El contribuyente de prueba fue eliminado mientras se creaba.',
      cause: 'Se preparaba un espacio de trabajo mientras su contribuyente de prueba se eliminaba una y otra vez.',
      remedy: 'Prepare el espacio de trabajo otra vez.',
    },
  }),
  fileUnreadable: error<{ reason: 'line-ends' | 'not-text' } | { reason: 'not-utf8'; line: number }>({
    code: 'CAT_60001',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The file is not CSV in UTF-8.',
      say: (facts) => {
        switch (facts.reason) {
          case 'line-ends':
            return 'The lines of the file end in carriage returns alone (CR): separate them by line feeds (LF or CR LF)'
          case 'not-text':
            return 'The file is not CSV but an image, a workbook, a PDF or another kind of file: save the table as "CSV UTF-8"'
          case 'not-utf8':
            return `Line ${facts.line} of the file is not UTF-8: save it as "CSV UTF-8"`
        }
      },
      cause: 'The file has another encoding, or is of another kind, such as an image or a workbook.',
      remedy: 'Save it as "CSV UTF-8".',
    },
    es: {
      message: 'El archivo no es CSV en UTF-8.',
      say: (facts) => {
        switch (facts.reason) {
          case 'line-ends':
            return 'Las líneas del archivo terminan solo con retorno de carro (CR): sepárelas con saltos de línea (LF o CR LF).'
          case 'not-text':
            return 'El archivo no es CSV: es una imagen, un libro de Excel, un PDF u otro tipo de archivo. Guarde la tabla como «CSV UTF-8».'
          case 'not-utf8':
            return `La línea ${facts.line} del archivo no está en UTF-8: guárdelo como «CSV UTF-8».`
        }
      },
      cause: 'El archivo tiene otra codificación, o es de otro tipo, como una imagen o un libro de Excel.',
      remedy: 'Guárdelo como «CSV UTF-8 (delimitado por comas)».',
    },
  }),
  filePartMissing: error<{ part: number }>({
    code: 'CAT_60002',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The file is incomplete.',
      say: ({ part }) => `The file is not whole: part ${part} is missing`,
      cause: 'A part of the file was never received, or was sent more than a day ago.',
      remedy: 'Upload the whole file again.',
    },
    es: {
      message: 'El archivo está incompleto.',
      say: ({ part }) => `El archivo está incompleto: falta la parte ${part}.`,
      cause: 'Una parte del archivo nunca llegó, o se envió hace más de un día.',
      remedy: 'Suba el archivo otra vez, completo.',
    },
  }),
  fileBeyondLimit: error<{ reason: 'lines'; most: number } | { reason: 'characters'; line: number; most: number }>({
    code: 'CAT_60003',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The file has too many lines, or a line that is too long.',
      say: (facts) => {
        const most = facts.most.toLocaleString('en-US')
        return facts.reason === 'lines'
          ? `The file has more than ${most} lines: split it`
          : `Line ${facts.line} has more than ${most} characters, or a quote in it is never closed`
      },
      cause:
        'A CSV file has more than 250,000 lines, or a line of more than 65,536 characters. An unclosed quote joins all following lines into one.',
      remedy: 'Split the file, or correct the line that the message names.',
    },
    es: {
      message: 'El archivo tiene demasiadas líneas, o una línea demasiado larga.',
      say: (facts) =>
        facts.reason === 'lines'
          ? `El archivo tiene más de ${thousands(facts.most)} líneas: divídalo.`
          : `La línea ${facts.line} tiene más de ${thousands(facts.most)} caracteres, o falta cerrar sus comillas.`,
      cause:
        'Un archivo CSV tiene más de 250.000 líneas, o una de más de 65.536 caracteres. Unas comillas sin cerrar unen en una sola todas las líneas que siguen.',
      remedy: 'Divida el archivo, o corrija la línea que el mensaje nombra.',
    },
  }),
  importUnderWay: error({
    code: 'CAT_60004',
    kind: 'unavailable',
    public: true,
    en: {
      message:
        'The import may still be running and finishes by itself. Check the records in a minute. Send the file again only if its last line is missing.',
      cause:
        'The import took longer than a request can, or the importing service was unavailable. Sending the file again imports it again, including the stock.',
      remedy: 'List the records after a minute. If the record of the last line is there, the file is imported.',
    },
    es: {
      message:
        'Puede que el archivo se esté importando todavía: lo que empezó termina solo. Mire los registros en un minuto, y envíe el archivo otra vez solo si falta el de su última línea.',
      cause:
        'La importación tardó más de lo que puede tardar una solicitud, o el servicio que importa no respondía. Enviar el archivo otra vez es otra importación: fija otra vez las existencias.',
      remedy: 'Consulte los registros después de un minuto: si está el de la última línea, el archivo ya se importó.',
    },
  }),
  fileLine: error<FileLine>({
    code: 'CAT_60005',
    kind: 'invalid',
    public: true,
    en: {
      message: 'The line of the file cannot be imported.',
      say: (facts) => {
        const those = (columns: readonly FileColumn[]) => `those are ${columns.map(titleOf).join(', ')}`
        const closeIt = 'close it where its cell ends, and write each quote within the cell twice'
        switch (facts.reason) {
          case 'empty':
            return `The file is empty: the first line has to name the columns; ${those(facts.columns)}`
          case 'no-header':
            return `has no header: the first line has to name the columns; ${those(facts.columns)}`
          case 'too-many-columns':
            return `has more than ${facts.most} columns; ${those(facts.columns)}`
          case 'unknown-column':
            return `is no column of this kind of file; ${those(facts.columns)}`
          case 'column-missing':
            return `is missing from the header: add the column ${titleOf(facts.column)}`
          case 'column-twice':
            return 'is there twice: leave one of them out'
          case 'same-column':
            return `is the same as ${facts.first}: leave one out`
          case 'separator':
            return `separates its cells by "${facts.sign}": use commas, semicolons or tabs`
          case 'other-separator':
            return 'separates its cells by another sign than the header: use the same one in all lines'
          case 'too-many-cells':
            return `has ${facts.cells} cells, more than the ${facts.most} of the header; a text with a comma stands in quotes`
          case 'key-twice':
            return `is on line ${facts.first} already: leave one of the lines out`
          case 'names-nothing':
            return `names nothing there is: GET ${facts.list} lists them, and the cell has the ${facts.by} of one; it is ${echoed(facts.sent)}`
          case 'names-several':
            return `names several records: write the id instead of ${echoed(facts.sent)}`
          case 'quote-open':
            return `opens a quote that is never closed: ${closeIt}`
          case 'text-after-quote':
            return `has text after the end of a quote: ${closeIt}`
          case 'text-after-quote-on':
            return `has text after the end of a quote on line ${facts.end}: ${closeIt}`
          case 'not-read':
            return 'and what follows was not read any more'
        }
      },
      cause:
        'The header of the CSV file has wrong column names, or a line cannot be read, repeats another one or names a record that does not exist.',
      remedy: 'Correct the line as the message says, and upload the whole file again. Nothing was imported.',
    },
    es: {
      message: 'La línea del archivo no se puede importar.',
      say: (facts) => {
        const those = (columns: readonly FileColumn[]) => `que son: ${columns.map(headingOf).join(', ')}`
        const closeIt = 'ciérrelas donde termina la celda, y escriba dos veces las que van dentro de ella'
        switch (facts.reason) {
          case 'empty':
            return `El archivo está vacío: la primera línea debe nombrar las columnas, ${those(facts.columns)}`
          case 'no-header':
            return `falta la fila de encabezados: la primera línea debe nombrar las columnas, ${those(facts.columns)}`
          case 'too-many-columns':
            return `tiene más de ${facts.most} columnas; use las de este archivo, ${those(facts.columns)}`
          case 'unknown-column':
            return `no es una columna de este archivo; use las suyas, ${those(facts.columns)}`
          case 'column-missing':
            return `falta en el encabezado: agregue la columna ${headingOf(facts.column)}`
          case 'column-twice':
            return 'está dos veces: deje una sola'
          case 'same-column':
            return `es lo mismo que ${facts.first}: deje una sola`
          case 'separator':
            return `las celdas están separadas con «${facts.sign}»: sepárelas con comas, punto y coma o tabulaciones`
          case 'other-separator':
            return 'las celdas están separadas con otro signo que el encabezado: use el mismo en todas las líneas'
          case 'too-many-cells':
            return `tiene ${facts.cells} celdas, más que las ${facts.most} del encabezado; un texto con comas va entre comillas`
          case 'key-twice':
            return `ya está en la línea ${facts.first}: deje una sola`
          case 'names-nothing':
            return `no existe nada con ese valor: GET ${facts.list} da la lista, y la celda lleva el campo ${facts.by} de uno; es ${echoed(facts.sent)}`
          case 'names-several':
            return `nombra varios registros: escriba el id en lugar de ${echoed(facts.sent)}`
          case 'quote-open':
            return `falta cerrar las comillas: ${closeIt}`
          case 'text-after-quote':
            return `hay texto después de cerrar las comillas: ${closeIt}`
          case 'text-after-quote-on':
            return `las comillas que se abren aquí se cierran en la línea ${facts.end}, con texto después: ${closeIt}`
          case 'not-read':
            return 'y lo que sigue ya no se leyó'
        }
      },
      cause:
        'El encabezado de un archivo CSV no nombra sus columnas como debe, o una línea no se puede leer, repite otra o nombra un registro que no existe.',
      remedy: 'Corrija la línea como dice el mensaje, y suba otra vez todo el archivo: no se importó nada de él.',
    },
  }),
  stockDirection: error<{ direction: string }>({
    code: 'CAT_70001',
    kind: 'invalid',
    public: false,
    en: {
      message: 'Stock moves OUT or IN.',
      say: ({ direction }) => `Stock moves OUT or IN, not "${direction}"`,
      cause: 'Another service requested a stock move in an unknown direction.',
      remedy: 'Send OUT for an invoice, IN for a credit note.',
    },
    es: {
      message: 'Las existencias se mueven con OUT o IN.',
      say: ({ direction }) => `Las existencias se mueven con OUT o IN, no con "${direction}".`,
      cause: 'Otro servicio pidió mover existencias en una dirección que no existe.',
      remedy: 'Envíe OUT para una factura, IN para una nota de crédito.',
    },
  }),
})

function suggestion(there: readonly string[]): string {
  return there.length === 0 ? 'there is none yet' : `name one that there is, such as ${there.join(', ')}`
}

function suggestionInSpanish(there: readonly string[]): string {
  return there.length === 0 ? 'todavía no hay ninguno' : `use uno que exista, por ejemplo ${there.join(', ')}`
}

function titleOf({ name, heading }: FileColumn): string {
  return heading === undefined ? name : `${name} (${heading})`
}

function headingOf({ name, heading }: FileColumn): string {
  return heading ?? name
}
