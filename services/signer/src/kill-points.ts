import { killPoints } from '@etax/kernel'

/** Between two durable steps: tests end the process at each, as a crash would (npm run chaos -- --kill-points). */
export const killPoint = killPoints('signer', [
  'forgetting-audited',
  'certificate-forgotten',
  'password-audited',
  'document-signed',
  'signature-audited',
  'upload-audited',
  'certificate-stored',
])
