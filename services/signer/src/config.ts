import { commonSettings, type SettingsOf, setting, settings } from '@etax/runtime'
import { Type } from 'typebox'

const algorithm = Type.Union([Type.Literal('sha1'), Type.Literal('sha256')], { default: 'sha1' })

export const config = settings({
  deployment: commonSettings.deployment,
  mongodbUrl: commonSettings.mongodbUrl,
  database: setting('MONGODB_DATABASE', Type.String({ default: 'etax_signer' }), 'The database of its own.'),
  grpcListen: commonSettings.grpcListen,
  healthHost: commonSettings.healthHost,
  healthPort: commonSettings.healthPort,
  logLevel: commonSettings.logLevel,
  kekFile: setting(
    'KEK_FILE',
    Type.String({ default: '' }),
    'File of the wrapping keys, one per line, the current one first: see README.',
  ),
  kek: setting('KEK', Type.String({ default: '' }), 'The same lines given directly, where there is no KEK_FILE.'),
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
  tlsCa: setting(
    'GRPC_TLS_CA',
    Type.String({ default: '' }),
    'Authority of the callers’ certificates (PEM file): mutual TLS.',
  ),
  tlsCert: setting('GRPC_TLS_CERT', Type.String({ default: '' }), 'Own certificate (PEM file).'),
  tlsKey: setting('GRPC_TLS_KEY', Type.String({ default: '' }), 'Its key (PEM file).'),
  peers: setting(
    'GRPC_PEERS',
    Type.String({ default: '' }),
    'Common names of the callers served, separated by commas; empty for all.',
  ),
  trustedAuthorities: setting(
    'TRUSTED_AUTHORITIES_FILE',
    Type.String({ default: '' }),
    'Certification authorities that Verify trusts, intermediate ones included (PEM file).',
  ),
})

export type Config = SettingsOf<typeof config>
