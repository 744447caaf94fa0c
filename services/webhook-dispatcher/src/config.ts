import { commonSettings, grpcSettings, type SettingsOf, secretSetting, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  ...commonSettings,
  ...grpcSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_webhooks' }), 'Database of this service.'),
  secretKey: secretSetting(
    'WEBHOOK_SECRET_KEY',
    'Key for the secrets of endpoints: 32 bytes in base64. This or the file is required.',
  ),
  secretKeyFile: secretSetting('WEBHOOK_SECRET_KEY_FILE', 'File with this key. The service creates a missing file.'),
  allowPrivate: setting(
    'WEBHOOK_ALLOW_PRIVATE',
    Type.Boolean({ default: false }),
    'For development only: endpoints can have http, any port and any address.',
  ),
  timeoutMs: setting(
    'WEBHOOK_TIMEOUT_MS',
    Type.Integer({ default: 10_000, minimum: 100, maximum: 30_000 }),
    'Time limit of an answer of an endpoint.',
  ),
  firstRetryMs: setting(
    'WEBHOOK_FIRST_RETRY_MS',
    Type.Integer({ default: 28_000, minimum: 1 }),
    'Pause after the first attempt. Each further pause is twice as long.',
  ),
  scanMs: setting(
    'WEBHOOK_SCAN_MS',
    Type.Integer({ default: 1_000, minimum: 10 }),
    'Interval between searches for due deliveries.',
  ),
})

export type Config = SettingsOf<typeof config>
