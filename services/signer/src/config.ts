import { commonSettings, grpcSettings, type SettingsOf, secretSetting, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

const algorithm = Type.Union([Type.Literal('sha1'), Type.Literal('sha256')], { default: 'sha1' })

export const config = settings({
  deployment: commonSettings.deployment,
  mongodbUrl: commonSettings.mongodbUrl,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_signer' }), 'Database of this service.'),
  ...grpcSettings,
  healthHost: commonSettings.healthHost,
  healthPort: commonSettings.healthPort,
  logLevel: commonSettings.logLevel,
  kekFile: secretSetting('KEK_FILE', 'File of the wrapping keys: one per line, the current one first. See README.'),
  kek: secretSetting('KEK', 'The same lines as a value, without KEK_FILE.'),
  vaultAddress: setting(
    'KEK_VAULT_ADDRESS',
    Type.String({ default: '' }),
    'Address of a Vault or OpenBao with a transit engine. It replaces KEK_FILE and KEK.',
  ),
  vaultKey: setting('KEK_VAULT_KEY', Type.String({ default: 'signer' }), 'Name of the key in the Vault.'),
  vaultTokenFile: setting('KEK_VAULT_TOKEN_FILE', Type.String({ default: '' }), 'File with the token for the Vault.'),
  sandboxAlgorithm: setting(
    'SIGNATURE_HASH_SANDBOX',
    algorithm,
    'Hash for digests and signatures of sandbox documents: sha1 or sha256.',
  ),
  productionAlgorithm: setting(
    'SIGNATURE_HASH_PRODUCTION',
    algorithm,
    'The same in production. The authority is known to accept only sha1.',
  ),
  vaultCa: setting(
    'KEK_VAULT_CA',
    Type.String({ default: '' }),
    'Authority of the Vault certificate (PEM file), if it is not a public one.',
  ),
  auditHeadsFile: setting(
    'AUDIT_HEADS_FILE',
    Type.String({ default: '' }),
    'File for the heads of the audit. Without it they are lines of the log, at any level.',
  ),
  certificateAuthorities: setting(
    'CERTIFICATE_AUTHORITIES',
    Type.String({ default: '' }),
    'Accepted authorities of certificates in live use (PEM file or folder).',
  ),
})

export type Config = SettingsOf<typeof config>
