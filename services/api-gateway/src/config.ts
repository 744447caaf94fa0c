import { commonSettings, grpcSettings, type SettingsOf, secretSetting, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  deployment: commonSettings.deployment,
  host: setting('HOST', Type.String({ default: '0.0.0.0' }), 'Address of the HTTP server.'),
  port: setting(
    'PORT',
    Type.Integer({ default: 8080, minimum: 0, maximum: 65_535 }),
    'Port of the HTTP server; 0 for any free port.',
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    Type.String({ default: '', pattern: '^(https?://[^/?#@\\s]+/?)?$' }),
    'Address of this system for clients. Required in production, with https.',
  ),
  drainMs: setting(
    'DRAIN_MS',
    Type.Integer({ default: 0, minimum: 0, maximum: 20_000 }),
    'Time after the stop signal in which each answer closes its connection. Then the server stops.',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    Type.Union([Type.Literal(''), Type.Literal('true'), Type.Literal('false')], { default: '' }),
    'true behind a proxy that sets X-Forwarded-* headers, otherwise false. Required in production.',
  ),
  signUp: setting(
    'SIGN_UP',
    Type.Union([Type.Literal('verified'), Type.Literal('open'), Type.Literal('closed')], { default: 'verified' }),
    'Who can create an account: verified (after a mail to the address), open (anyone) or closed.',
  ),
  sandboxMail: setting(
    'SANDBOX_MAIL',
    Type.Union([Type.Literal('verified'), Type.Literal('all')], { default: 'verified' }),
    "Recipients of sandbox mail: verified (the workspace's own verified users) or all.",
  ),
  demoAccountFile: setting(
    'DEMO_ACCOUNT_FILE',
    Type.String({ default: '' }),
    'File with the account of npm start. Anyone on this machine can sign in. For development.',
  ),
  mongodbUrl: commonSettings.mongodbUrl,
  rabbitmqUrl: commonSettings.rabbitmqUrl,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_gateway' }), 'Database of this service.'),
  ...grpcSettings,
  healthHost: commonSettings.healthHost,
  healthPort: commonSettings.healthPort,
  logLevel: commonSettings.logLevel,
  authorityAddress: setting(
    'AUTHORITY_ADDRESS',
    Type.String({ default: 'authority-connector:50051' }),
    'gRPC address of authority-connector.',
  ),
  catalogAddress: setting('CATALOG_ADDRESS', Type.String({ default: 'catalog:50051' }), 'gRPC address of catalog.'),
  issuanceAddress: setting('ISSUANCE_ADDRESS', Type.String({ default: 'issuance:50051' }), 'gRPC address of issuance.'),
  rendererAddress: setting('RENDERER_ADDRESS', Type.String({ default: 'renderer:50051' }), 'gRPC address of renderer.'),
  signerAddress: setting('SIGNER_ADDRESS', Type.String({ default: 'signer:50051' }), 'gRPC address of signer.'),
  webhooksAddress: setting(
    'WEBHOOK_DISPATCHER_ADDRESS',
    Type.String({ default: 'webhook-dispatcher:50051' }),
    'gRPC address of webhook-dispatcher.',
  ),
  signUpPlan: setting('SIGN_UP_PLAN', Type.String({ default: 'free' }), 'Plan of a workspace after sign-up.'),
  plans: setting(
    'PLANS',
    Type.String({ default: '' }),
    'Changed or additional plans: `{"name": {"quota", "excess", "trial", "rate", "records"}}`.',
  ),
  apiKeyPepper: secretSetting(
    'API_KEY_PEPPER',
    'Secret part of the stored hashes of API keys. A change makes every key invalid.',
  ),
})

export type Config = SettingsOf<typeof config>
