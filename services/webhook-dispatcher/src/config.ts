import { commonSettings, grpcSettings, type SettingsOf, secretSetting, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  ...commonSettings,
  ...grpcSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_webhooks' }), 'Database of its own.'),
  secretKey: secretSetting(
    'WEBHOOK_SECRET_KEY',
    'Encrypts the secrets of endpoints: 32 bytes in base64. This or the file is required.',
  ),
  secretKeyFile: secretSetting('WEBHOOK_SECRET_KEY_FILE', 'A file with that key; it is made when it is not there.'),
  allowPrivate: setting(
    'WEBHOOK_ALLOW_PRIVATE',
    Type.Boolean({ default: false }),
    'For development only: endpoints may be http, on any port and at any address.',
  ),
  timeoutMs: setting(
    'WEBHOOK_TIMEOUT_MS',
    Type.Integer({ default: 10_000, minimum: 100, maximum: 30_000 }),
    'How long an endpoint may take to answer.',
  ),
  firstRetryMs: setting(
    'WEBHOOK_FIRST_RETRY_MS',
    Type.Integer({ default: 28_000, minimum: 1 }),
    'The pause after the first attempt; every further one is twice as long.',
  ),
  scanMs: setting(
    'WEBHOOK_SCAN_MS',
    Type.Integer({ default: 1_000, minimum: 10 }),
    'How often deliveries that are due are looked for.',
  ),
})

export type Config = SettingsOf<typeof config>
