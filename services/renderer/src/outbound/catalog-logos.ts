import type { Catalog } from '@etax/contracts'
import { AppError, reasonOf } from '@etax/kernel'
import type { ClientOf } from '@etax/rpc'
import type { Logger } from '@etax/runtime'
import { LRUCache } from 'lru-cache'
import type { FindLogo, LogoImage } from '../ports.ts'
import { logoImage } from './logo-image.ts'

const MAX_CACHED = 100

/** A missing or broken logo must not prevent printing. A logo never changes under its id. */
export function catalogLogos(
  catalog: Pick<ClientOf<typeof Catalog>, 'fetchLogo'>,
  log: Pick<Logger, 'warn'>,
): FindLogo {
  const cache = new LRUCache<string, Promise<LogoImage | null>>({ max: MAX_CACHED })
  return (logoId) => {
    const logo = cache.get(logoId) ?? fetched(logoId)
    cache.set(logoId, logo)
    return logo
  }

  async function fetched(logoId: string): Promise<LogoImage | null> {
    try {
      const { content } = await catalog.fetchLogo({ logoId })
      return await readable(logoId, content)
    } catch (error) {
      if (AppError.is(error) && error.kind === 'not-found') return null
      cache.delete(logoId)
      throw error
    }
  }

  async function readable(logoId: string, content: Buffer): Promise<LogoImage | null> {
    try {
      const image = await logoImage(content)
      if (image !== null) return image
      log.warn({ logoId }, 'the logo has a type that cannot be printed')
    } catch (error) {
      log.warn({ logoId, reason: reasonOf(error) }, 'the logo could not be read')
    }
    return null
  }
}
