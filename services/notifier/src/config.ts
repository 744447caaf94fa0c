import { commonSettings, type SettingsOf, setting, settings, tlsSettings } from '@etax/runtime'
import { Type } from 'typebox'

export const config = settings({
  ...commonSettings,
  ...tlsSettings,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_notifier' }), 'Database of its own.'),
  rendererAddress: setting(
    'RENDERER_ADDRESS',
    Type.String({ default: 'renderer:50051' }),
    'Where the renderer serves gRPC.',
  ),
  catalogAddress: setting(
    'CATALOG_ADDRESS',
    Type.String({ default: 'catalog:50051' }),
    'Where the catalog serves gRPC: it keeps the logos.',
  ),
  smtpUrl: setting(
    'SMTP_URL',
    Type.String({ default: 'smtp://127.0.0.1:1025' }),
    'The mail server: smtp:// or smtps://, with user:password@ if needed.',
  ),
  mailFrom: setting(
    'MAIL_FROM',
    Type.String({ default: 'comprobantes@example.com', pattern: '^[^\\s<>@]+@[^\\s<>@]+$' }),
    'The address mail is sent from; its domain is that of the Message-IDs.',
  ),
  smtpConnections: setting(
    'SMTP_CONNECTIONS',
    Type.Integer({ default: 4, minimum: 1, maximum: 50 }),
    'Connections to the mail server at most: as many as it allows one client.',
  ),
  retryFirstMs: setting(
    'MAIL_RETRY_FIRST_MS',
    Type.Integer({ default: 30_000, minimum: 10 }),
    'First pause before a mail is tried again; it doubles, up to an hour.',
  ),
  giveUpMs: setting(
    'MAIL_GIVE_UP_MS',
    Type.Integer({ default: 86_400_000, minimum: 0 }),
    'How long a mail is tried before it is given up.',
  ),
})

export type Config = SettingsOf<typeof config>
