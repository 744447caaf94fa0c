import type { Catalog } from '@etax/contracts'
import { AppError, reasonOf } from '@etax/kernel'
import type { ClientOf } from '@etax/rpc'
import type { Logger } from '@etax/runtime'
import type { FindLogo, LogoImage } from '../domain/printing.ts'
import { logoImage } from './logo-image.ts'

/** A logo never changes under its id, so those used last stay at hand. */
const KEPT = 100

/** Logos are the catalog's. One that is gone or cannot be read must not keep a receipt from being printed. */
export function catalogLogos(
  catalog: Pick<ClientOf<typeof Catalog>, 'fetchLogo'>,
  log: Pick<Logger, 'warn'>,
): FindLogo {
  const kept = new Map<string, Promise<LogoImage | null>>()
  return (logoId) => {
    const found = kept.get(logoId) ?? fetched(logoId)
    kept.delete(logoId)
    kept.set(logoId, found)
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break
      kept.delete(oldest)
    }
    return found
  }

  async function fetched(logoId: string): Promise<LogoImage | null> {
    try {
      const { content } = await catalog.fetchLogo({ logoId })
      return readable(logoId, content)
    } catch (error) {
      if (AppError.is(error) && error.kind === 'not-found') return null
      kept.delete(logoId)
      throw error
    }
  }
  function readable(logoId: string, content: Buffer): LogoImage | null {
    try {
      const image = logoImage(content)
      if (image !== null) return image
      log.warn({ logoId }, 'logo is of no kind that can be printed')
    } catch (error) {
      log.warn({ logoId, reason: reasonOf(error) }, 'logo is broken')
    }
    return null
  }
}
