import { Type } from 'typebox'
import { defineMessage } from './define.ts'
import { Instant, Ruc } from './vocabulary.ts'

/**
 * api-gateway → webhook-dispatcher: a certificate ends within `threshold` days. Once a certificate and threshold, though it
 * may be told again: whoever tells it makes the same message.
 */
export const CertificateExpiring = defineMessage(
  'events',
  'certificate.expiring',
  1,
  Type.Object({
    taxpayerRuc: Ruc,
    fileId: Type.String({ description: 'which upload it is: another one is another certificate' }),
    threshold: Type.Integer({ description: '30, 15, 7 or 1' }),
    certificate: Type.Object({
      status: Type.Literal('EXPIRING'),
      subject: Type.String(),
      issuer: Type.String(),
      registryNumber: Type.Union([Type.String(), Type.Null()]),
      serialNumber: Type.String({ description: 'in hexadecimal' }),
      notBefore: Instant,
      notAfter: Instant,
      daysLeft: Type.Integer(),
      fingerprint: Type.String(),
    }),
  }),
  {
    taxpayerRuc: '1790012345001',
    fileId: '01935a2e-7c1f-4abc-8def-0123456789ab',
    threshold: 15,
    certificate: {
      status: 'EXPIRING',
      subject: 'CN=MARIA PEÑA',
      issuer: 'CN=AC DE PRUEBA',
      registryNumber: '1790012345001',
      serialNumber: '5f3a09',
      notBefore: '2024-12-06T15:00:00.000Z',
      notAfter: '2026-12-06T15:00:00.000Z',
      daysLeft: 14,
      fingerprint: 'a'.repeat(64),
    },
  },
)
