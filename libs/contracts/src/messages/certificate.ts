import { words } from '@etax/kernel'
import { Type } from 'typebox'
import { defineMessage } from './define.ts'
import { Instant, Ruc } from './vocabulary.ts'

/**
 * A certificate expires within `threshold` days. Once for each certificate and threshold; a repeat is the same message.
 */
export const CertificateExpiring = defineMessage({
  exchange: 'events',
  type: 'certificate.expiring',
  version: 1,
  from: ['api-gateway'],
  to: ['webhook-dispatcher'],
  schema: Type.Object({
    taxpayerRuc: Ruc,
    fileId: Type.String({ description: 'which upload it is: another one is another certificate' }),
    threshold: Type.Integer({ description: '30, 15, 7 or 1' }),
    certificate: Type.Object({
      status: Type.Literal('EXPIRING', { description: 'Always EXPIRING.' }),
      subject: Type.String({ description: 'The owner, as the certificate names it.' }),
      issuer: Type.String({ description: 'The certifier, as the certificate names it.' }),
      registryNumber: Type.Union([Type.String(), Type.Null()], {
        description: 'The registry number in the certificate, or null.',
      }),
      serialNumber: Type.String({ description: 'The serial number of the certificate, in hexadecimal.' }),
      notBefore: Type.String({ ...Instant, description: 'The begin of its validity: RFC 3339 in UTC.' }),
      notAfter: Type.String({ ...Instant, description: 'The end of its validity: RFC 3339 in UTC.' }),
      daysLeft: Type.Integer({ description: 'The whole days until its end.' }),
      fingerprint: Type.String({ description: 'The SHA-256 of the certificate, in hexadecimal.' }),
    }),
  }),
  example: {
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
  public: {
    name: 'certificate.expiring',
    ofEachKind: false,
    payload: 'certificate',
    title: words('Certificate about to expire', 'Firma por caducar'),
    about: words(
      'The certificate is about to expire (30, 15, 7 days and 1 day before).',
      'La firma electrónica está por caducar (30, 15, 7 días y 1 día antes).',
    ),
  },
})
