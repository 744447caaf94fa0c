import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '@etax/kernel'
import { chooseCertificate } from '../../../services/signer/src/domain/choose-certificate.ts'
import { readPkcs12 } from '../../../services/signer/src/outbound/read-pkcs12.ts'
import { root } from '../src/registry.ts'
import type { FuzzClass } from './fuzz-class.ts'

const FIXTURES = join(root, 'services/signer/tests/fixtures/p12')
const PASSWORDS = ['secreto', 'secreto', 'secreto', '', 'contraseña de ñandú', '\0']

/** Certificate files: opened as the signer's thread opens them. */
export const certificateFiles: FuzzClass = {
  name: 'P12',
  share: 100,
  maxMs: 2_000,
  async open() {
    const files = globSync('*.p12', { cwd: FIXTURES }).toSorted()
    return {
      corpus: files.map((file) => readFileSync(join(FIXTURES, file))),
      words: [
        '\x30\x80',
        '\x30\x84\x7f\xff\xff\xff',
        '\x24\x80\x00\x00',
        '\x04\x00',
        '\x02\x04\x7f\xff\xff\xff',
        '\x00\x00',
      ],
      read(file, random) {
        const opened = readPkcs12(file, random.pick(PASSWORDS))
        if ('failure' in opened) return 'refused'
        try {
          chooseCertificate(opened.contents, '1790011674001', new Date('2026-11-21T15:00:00Z'), false)
          return 'accepted'
        } catch (error) {
          if (AppError.is(error) && error.kind !== 'internal') return 'refused'
          throw error
        }
      },
    }
  },
}
