import { commonSettings, grpcSettings, type SettingsOf, secretSetting, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

const algorithm = Type.Union([Type.Literal('sha1'), Type.Literal('sha256')], { default: 'sha1' })

export const config = settings({
  deployment: commonSettings.deployment,
  mongodbUrl: commonSettings.mongodbUrl,
  mongodbDatabase: setting('MONGODB_DATABASE', Type.String({ default: 'etax_signer' }), 'Database of its own.'),
  ...grpcSettings,
  healthHost: commonSettings.healthHost,
  healthPort: commonSettings.healthPort,
  logLevel: commonSettings.logLevel,
  kekFile: secretSetting('KEK_FILE', 'File of the wrapping keys, one per line, the current one first: see README.'),
  kek: secretSetting('KEK', 'The same lines given directly, where there is no KEK_FILE.'),
  vaultAddress: setting(
    'KEK_VAULT_ADDRESS',
    Type.String({ default: '' }),
    'Address of a Vault or OpenBao with a transit engine; instead of KEK_FILE and KEK.',
  ),
  vaultKey: setting('KEK_VAULT_KEY', Type.String({ default: 'signer' }), 'Name of the key there.'),
  vaultTokenFile: setting('KEK_VAULT_TOKEN_FILE', Type.String({ default: '' }), 'File with the token for it.'),
  sandboxAlgorithm: setting(
    'SIGNATURE_HASH_SANDBOX',
    algorithm,
    'Digests and signatures of sandbox documents: sha1 or sha256.',
  ),
  productionAlgorithm: setting(
    'SIGNATURE_HASH_PRODUCTION',
    algorithm,
    'The same in production, where the authority is known to take sha1 only.',
  ),
  vaultCa: setting(
    'KEK_VAULT_CA',
    Type.String({ default: '' }),
    'Authority of its certificate (PEM file), where it is not one of the public ones.',
  ),
  auditHeadsFile: setting(
    'AUDIT_HEADS_FILE',
    Type.String({ default: '' }),
    'File for the heads of the audit; without it they are lines of the log, at any level.',
  ),
  certificateAuthorities: setting(
    'CERTIFICATE_AUTHORITIES',
    Type.String({ default: '' }),
    'Authorities whose certificates count in live use (PEM file or folder).',
  ),
})

export type Config = SettingsOf<typeof config>
