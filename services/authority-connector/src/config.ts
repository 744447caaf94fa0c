import { commonSettings, grpcSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  ...commonSettings,
  ...grpcSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_authority' }), 'Database of its own.'),
  testUrl: setting(
    'AUTHORITY_TEST_URL',
    Type.String({ default: 'https://celcer.sri.gob.ec' }),
    "Host of the test environment; the services' paths are added.",
  ),
  productionUrl: setting(
    'AUTHORITY_PRODUCTION_URL',
    Type.String({ default: 'https://cel.sri.gob.ec' }),
    'Host of the production environment; the same.',
  ),
  simulated: setting(
    'AUTHORITY_SIMULATED',
    Type.Boolean({ default: false }),
    'Whether those hosts are a simulator; receipts then say so.',
  ),
  maxParallel: setting(
    'AUTHORITY_MAX_PARALLEL',
    Type.Integer({ default: 20, minimum: 1 }),
    'Never more calls of one host at once; it begins with 5 and adapts.',
  ),
  connectSeconds: setting(
    'AUTHORITY_CONNECT_SECONDS',
    Type.Number({ default: 5, exclusiveMinimum: 0 }),
    'How long connecting to the authority may take.',
  ),
  sendSeconds: setting(
    'AUTHORITY_SEND_SECONDS',
    Type.Number({ default: 30, exclusiveMinimum: 0, maximum: 45 }),
    'How long reception may take to answer.',
  ),
  askSeconds: setting(
    'AUTHORITY_ASK_SECONDS',
    Type.Number({ default: 15, exclusiveMinimum: 0, maximum: 45 }),
    'How long authorization may take to answer.',
  ),
  consultSeconds: setting(
    'AUTHORITY_CONSULT_SECONDS',
    Type.Number({ default: 8, exclusiveMinimum: 0, maximum: 12 }),
    'How long the consultation service may take to answer: a caller is waiting.',
  ),
  outageBudgetMinutes: setting(
    'AUTHORITY_OUTAGE_BUDGET_MINUTES',
    Type.Number({ default: 120, exclusiveMinimum: 0 }),
    'Without progress for so long a receipt ends in ERROR; retried later.',
  ),
  pace: setting(
    'AUTHORITY_PACE',
    Type.Number({ default: 1, exclusiveMinimum: 0, maximum: 1 }),
    'Multiplies every waiting time; below 1 hours become seconds, for tests.',
  ),
})

export type Config = SettingsOf<typeof config>
