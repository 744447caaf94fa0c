import { commonSettings, type SettingsOf, setting, settings, tlsSettings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  ...commonSettings,
  ...tlsSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_notifier' }), 'Database of this service.'),
  rendererAddress: setting('RENDERER_ADDRESS', Type.String({ default: 'renderer:50051' }), 'gRPC address of renderer.'),
  catalogAddress: setting(
    'CATALOG_ADDRESS',
    Type.String({ default: 'catalog:50051' }),
    'gRPC address of catalog, which stores the logos.',
  ),
  smtpUrl: setting(
    'SMTP_URL',
    Type.String({ default: 'smtp://127.0.0.1:1025' }),
    'The mail server: smtp:// or smtps://, with user:password@ if needed.',
  ),
  mailFrom: setting(
    'MAIL_FROM',
    Type.String({ default: 'comprobantes@example.com', pattern: '^[^\\s<>@]+@[^\\s<>@]+$' }),
    'Sender address of mails. Message-IDs have the same domain.',
  ),
  smtpConnections: setting(
    'SMTP_CONNECTIONS',
    Type.Integer({ default: 4, minimum: 1, maximum: 50 }),
    'Maximum of connections to the mail server: the number that the server allows one client.',
  ),
  retryFirstMs: setting(
    'MAIL_RETRY_FIRST_MS',
    Type.Integer({ default: 30_000, minimum: 10 }),
    'Pause before the first retry of a mail. It doubles, up to an hour.',
  ),
  giveUpMs: setting(
    'MAIL_GIVE_UP_MS',
    Type.Integer({ default: 86_400_000, minimum: 0 }),
    'Time until the notifier gives up a mail.',
  ),
})

export type Config = SettingsOf<typeof config>
