import { commonSettings, grpcSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'
import { TEAMS_PATTERN } from './domain/teams.ts'
import { TOURISM_DAYS_PATTERN } from './domain/tourism-days.ts'

export const config = settings({
  ...commonSettings,
  ...grpcSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_issuance' }), 'Database of this service.'),
  catalogAddress: setting('CATALOG_ADDRESS', Type.String({ default: 'catalog:50051' }), 'gRPC address of catalog.'),
  signerAddress: setting('SIGNER_ADDRESS', Type.String({ default: 'signer:50051' }), 'gRPC address of signer.'),
  rendererAddress: setting('RENDERER_ADDRESS', Type.String({ default: 'renderer:50051' }), 'gRPC address of renderer.'),
  authorityAddress: setting(
    'AUTHORITY_ADDRESS',
    Type.String({ default: 'authority-connector:50051' }),
    'gRPC address of authority-connector.',
  ),
  grpcTeams: setting(
    'GRPC_TEAMS',
    Type.String({
      default: '',
      pattern: TEAMS_PATTERN,
      form: 'names with their workspaces, such as billing=01935a2e-7c1f-4abc-8def-0123456789ab,crm=*, or empty',
    }),
    'Internal teams, by certificate: `billing=WORKSPACE+WORKSPACE,crm=*`. They call documents.v1.',
  ),
  providerRuc: setting(
    'PROVIDER_RUC',
    Type.String({
      default: '',
      pattern: '^([0-9]{10}001)?$',
      form: '13 digits that end in 001, such as 1790012345001, or empty',
    }),
    'RUC of an operator that issues for others. Every document contains it. Empty for none.',
  ),
  tourismDays: setting(
    'TOURISM_DAYS',
    Type.String({
      default: '',
      pattern: TOURISM_DAYS_PATTERN,
      form: 'days and periods with commas between, such as 2026-02-14..2026-02-17,2026-11-02',
    }),
    'More days of the 8 % rate: `2026-02-14..2026-02-17,2026-11-02`. Other days cause a warning.',
  ),
  simulated: setting(
    'AUTHORITY_SIMULATED',
    Type.Boolean({ default: false }),
    'true if the authority of production keys is a simulator. Receipts then show it.',
  ),
  stepTimeoutMs: setting(
    'STEP_TIMEOUT_MS',
    Type.Number({ default: 30_000, exclusiveMinimum: 0 }),
    'Time limit for the next step of a receipt. Then issuance requests the step again.',
  ),
  maxInFlight: setting(
    'MAX_IN_FLIGHT',
    Type.Integer({ default: 5_000, minimum: 1 }),
    'Maximum of receipts that wait to be signed or handed over. Then issuance refuses orders.',
  ),
  reportDelayMs: setting(
    'REPORT_DELAY_MS',
    Type.Integer({ default: 3_000, minimum: 0 }),
    'Time from a change of a receipt to its booking for reports. By then it is at rest.',
  ),
  purgeMinutes: setting(
    'SANDBOX_PURGE_MINUTES',
    // A longer timer of Node (24 days) fires at once.
    Type.Number({ default: 60, exclusiveMinimum: 0, maximum: 30_000 }),
    'Interval between deletions of final sandbox receipts.',
  ),
})

export type Config = SettingsOf<typeof config>
