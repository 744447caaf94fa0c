import { killPoints } from '@etax/kernel'

/** Between two durable steps: tests end the process at each, as a crash would (npm run chaos -- --kill-points). */
export const killPoint = killPoints('api-gateway', [
  'invoice-claimed',
  'invoice-issued',
  'invoice-concluded',
  'certificate-event-told',
  'certificate-notice-published',
  'records-prepared',
  'certificate-forgotten',
  'kept-notice-published',
  'lapsed-invoice-found',
  'account-opened',
  'account-verified',
  'webhooks-ended',
  'link-stored',
  'account-mail-published',
  'password-kept',
  'taxpayer-made',
  'number-of-password-fixed',
  'password-changed',
  'taxpayer-deleted',
  'deleted-certificate-forgotten',
  'number-of-certificate-fixed',
  'certificate-stored',
])
