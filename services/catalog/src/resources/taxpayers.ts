import { fieldErrors, isEmail, mustBe, words } from '@etax/kernel'
import {
  checkIdentification,
  DEFAULT_TAX_ROUNDING,
  IDENTIFICATION_FORMS,
  TAX_ROUNDINGS,
  WITHHOLDING_AGENT_FORM,
  withholdingAgentNumber,
} from '@etax/tax-document'
import { Type } from 'typebox'
import type { Resource } from '../domain/resource.ts'
import {
  choice,
  emails,
  flag,
  formed,
  optionalChoice,
  optionalReference,
  optionalText,
  text,
  uuid,
} from '../domain/vocabulary.ts'

const RUC_FORM = words(`a registry number: ${IDENTIFICATION_FORMS.RUC.en}`, `un RUC: ${IDENTIFICATION_FORMS.RUC.es}`)
const EMAIL_FORM = words(
  'one e-mail address, such as ventas@example.com, or null',
  'una dirección de correo, por ejemplo ventas@example.com, o null',
)

const certificate = Type.Union(
  [
    Type.Object({
      status: Type.String({ description: 'MISSING, VALID, EXPIRING (30 days or fewer left) or EXPIRED' }),
      notAfter: Type.Union([Type.String(), Type.Null()], { description: 'when it ends; null if there is none' }),
      daysLeft: Type.Union([Type.Integer(), Type.Null()], {
        description: 'whole days left; negative once it has ended',
      }),
    }),
    Type.Null(),
  ],
  { description: 'the state of the certificate; null while it is unknown' },
)

export const taxpayers: Resource = {
  path: 'taxpayers',
  name: 'Taxpayer',
  fields: {
    ruc: Type.String({
      pattern: '^[0-9]{13}$',
      ...formed(RUC_FORM),
    }),
    name: text(300, 'Comercial Andina S.A.'),
    commercialName: optionalText(300),
    address: optionalText(300),
    accountingObligated: flag(false),
    // Resolution number, 3 to 13 letters and digits (technical sheet, contribuyenteEspecial).
    specialContributorCode: optionalText(13),
    environment: Type.Optional(choice(['sandbox', 'production'], { default: 'production' })),
    taxRounding: Type.Optional(choice(TAX_ROUNDINGS, { default: DEFAULT_TAX_ROUNDING })),
    rimpe: optionalChoice(['ENTREPRENEUR', 'POPULAR_BUSINESS']),
    // The printed prefix is optional; documents have the bare number.
    withholdingAgent: optionalText(50),
    largeContributor: optionalText(300),
    artisan: optionalText(300),
    // Mail shows the contacts; replies go to the address.
    email: emails(254),
    phone: optionalText(50),
    uuidLogo: optionalReference(),
    userId: optionalText(100),
  },
  shows: [
    'ruc',
    'name',
    'commercialName',
    'address',
    'accountingObligated',
    'specialContributorCode',
    'environment',
    'taxRounding',
    'rimpe',
    'withholdingAgent',
    'largeContributor',
    'artisan',
    'email',
    'phone',
    'uuidFileP12',
    'certificate',
    'logoUrl',
    'tenantId',
  ],
  filters: { name: ['like'], ruc: ['eq'], commercialName: ['like'] },
  printed: [
    'name',
    'commercialName',
    'address',
    'specialContributorCode',
    'withholdingAgent',
    'largeContributor',
    'artisan',
  ],
  unique: [['ruc']],
  // Certificates, passwords, receipts and sequentials are stored under the number.
  fixedBy: { mark: 'numberFixed', fields: ['ruc'] },
  inProfile: true,
  cascadesTo: (
    [
      'establishments',
      'emission-points',
      'customers',
      'categories',
      'warehouses',
      'products',
      'product-prices',
      'price-types',
      'invoices',
    ] as const
  ).map((path) => ({ path, field: 'taxpayerId' })),
  check: ({ ruc, withholdingAgent, email }) => [
    ...(checkIdentification('RUC', String(ruc)) === 'malformed'
      ? [fieldErrors.wrongForm.at('ruc', mustBe(RUC_FORM))]
      : []),
    ...(typeof withholdingAgent === 'string' && withholdingAgentNumber(withholdingAgent) === undefined
      ? [fieldErrors.wrongForm.at('withholdingAgent', mustBe(WITHHOLDING_AGENT_FORM))]
      : []),
    ...(typeof email === 'string' && !isEmail(email) ? [fieldErrors.wrongForm.at('email', mustBe(EMAIL_FORM))] : []),
  ],
  derived: {
    uuidFileP12: {
      schema: Type.Union([Type.String(uuid), Type.Null()], {
        description: "the signer's id of the certificate, or null",
      }),
      value: (row) => row.uuidFileP12 ?? null,
    },
    certificate: {
      // The gateway adds the signer's answer; null if the signer does not answer.
      schema: certificate,
      value: () => null,
    },
    logoUrl: {
      // The gateway adds the base address.
      schema: Type.Union([Type.String(), Type.Null()], { description: 'a web address, or null' }),
      value: (row) => (typeof row.uuidLogo === 'string' ? `/logos/${row.uuidLogo}` : null),
    },
  },
}
