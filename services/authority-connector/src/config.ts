import { commonSettings, grpcSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  ...commonSettings,
  ...grpcSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_authority' }), 'Database of this service.'),
  testUrl: setting(
    'AUTHORITY_TEST_URL',
    Type.String({ default: 'https://celcer.sri.gob.ec' }),
    'Host of the test environment, without paths.',
  ),
  productionUrl: setting(
    'AUTHORITY_PRODUCTION_URL',
    Type.String({ default: 'https://cel.sri.gob.ec' }),
    'Host of the production environment, without paths.',
  ),
  simulated: setting(
    'AUTHORITY_SIMULATED',
    Type.Boolean({ default: false }),
    'true if these hosts are a simulator. Receipts then show it.',
  ),
  maxParallel: setting(
    'AUTHORITY_MAX_PARALLEL',
    Type.Integer({ default: 20, minimum: 1 }),
    'Maximum of simultaneous calls to one host. The limit starts at 5 and adapts.',
  ),
  connectSeconds: setting(
    'AUTHORITY_CONNECT_SECONDS',
    Type.Number({ default: 5, exclusiveMinimum: 0 }),
    'Time limit of a connection attempt to the authority.',
  ),
  sendSeconds: setting(
    'AUTHORITY_SEND_SECONDS',
    Type.Number({ default: 30, exclusiveMinimum: 0, maximum: 45 }),
    'Time limit of an answer of reception.',
  ),
  askSeconds: setting(
    'AUTHORITY_ASK_SECONDS',
    Type.Number({ default: 15, exclusiveMinimum: 0, maximum: 45 }),
    'Time limit of an answer of authorization.',
  ),
  consultSeconds: setting(
    'AUTHORITY_CONSULT_SECONDS',
    Type.Number({ default: 8, exclusiveMinimum: 0, maximum: 12 }),
    'Time limit of an answer of the consultation service: a caller waits.',
  ),
  outageBudgetMinutes: setting(
    'AUTHORITY_OUTAGE_BUDGET_MINUTES',
    Type.Number({ default: 120, exclusiveMinimum: 0 }),
    'After this time without progress a receipt is in ERROR. Retries follow.',
  ),
  pace: setting(
    'AUTHORITY_PACE',
    Type.Number({ default: 1, exclusiveMinimum: 0, maximum: 1 }),
    'Factor of every waiting time. With a value below 1, tests take seconds instead of hours.',
  ),
})

export type Config = SettingsOf<typeof config>
