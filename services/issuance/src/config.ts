import { commonSettings, grpcSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'
import { TOURISM_DAYS_PATTERN } from './domain/tourism-days.ts'

export const config = settings({
  ...commonSettings,
  ...grpcSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_issuance' }), 'Database of its own.'),
  catalogAddress: setting('CATALOG_ADDRESS', Type.String({ default: 'catalog:50051' }), 'Where the catalog answers.'),
  signerAddress: setting('SIGNER_ADDRESS', Type.String({ default: 'signer:50051' }), 'Where the signer answers.'),
  rendererAddress: setting(
    'RENDERER_ADDRESS',
    Type.String({ default: 'renderer:50051' }),
    'Where the renderer answers.',
  ),
  authorityAddress: setting(
    'AUTHORITY_ADDRESS',
    Type.String({ default: 'authority-connector:50051' }),
    'Where the authority-connector answers.',
  ),
  providerRuc: setting(
    'PROVIDER_RUC',
    Type.String({
      default: '',
      pattern: '^([0-9]{10}001)?$',
      form: '13 digits that end in 001, such as 1790012345001, or empty',
    }),
    'RUC of the operator, who issues for others: in every document; empty for none.',
  ),
  tourismDays: setting(
    'TOURISM_DAYS',
    Type.String({
      default: '',
      pattern: TOURISM_DAYS_PATTERN,
      form: 'days and periods with commas between, such as 2026-02-14..2026-02-17,2026-11-02',
    }),
    'Days of the 8 % rate: `2026-02-14..2026-02-17,2026-11-02`. On others it warns.',
  ),
  simulated: setting(
    'AUTHORITY_SIMULATED',
    Type.Boolean({ default: false }),
    'Whether the authority of production keys is a simulator: receipts then say so.',
  ),
  stepTimeoutMs: setting(
    'STEP_TIMEOUT_MS',
    Type.Number({ default: 30_000, exclusiveMinimum: 0 }),
    'How long the next step of a receipt may take before it is asked for again.',
  ),
  maxInFlight: setting(
    'MAX_IN_FLIGHT',
    Type.Integer({ default: 5_000, minimum: 1 }),
    'With so many receipts waiting to be signed or handed over, new ones are refused.',
  ),
  reportDelayMs: setting(
    'REPORT_DELAY_MS',
    Type.Integer({ default: 3_000, minimum: 0 }),
    'How long after a receipt changed it is booked for reports: by then it is at rest.',
  ),
  purgeMinutes: setting(
    'SANDBOX_PURGE_MINUTES',
    // A longer timer of Node (24 days) fires at once.
    Type.Number({ default: 60, exclusiveMinimum: 0, maximum: 30_000 }),
    'How often final sandbox receipts are deleted.',
  ),
})

export type Config = SettingsOf<typeof config>
