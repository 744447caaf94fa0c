import type { Catalog } from '@etax/contracts'
import { AppError, reasonOf } from '@etax/kernel'
import type { ClientOf } from '@etax/rpc'
import type { Logger } from '@etax/runtime'
import type { FindLogo, Logo } from '../ports.ts'

/** A logo never changes under its id. At most 16 MiB. */
const MAX_CACHED = 64
/** Larger logos enlarge every mail; the PDF shows them. */
const MAX_BYTES = 256 * 1024
const DEADLINE_MS = 2_000
const EXTENSIONS = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
])

/** A mail goes without a logo that the catalog cannot provide now. */
export function catalogLogos(
  catalog: Pick<ClientOf<typeof Catalog>, 'fetchLogo'>,
  log: Pick<Logger, 'warn'>,
): FindLogo {
  const cached = new Map<string, Promise<Logo | null>>()
  return (logoId) => {
    const logo = cached.get(logoId) ?? fetched(logoId)
    cached.delete(logoId)
    cached.set(logoId, logo)
    for (const oldest of cached.keys()) if (cached.size > MAX_CACHED) cached.delete(oldest)
    return logo
  }

  async function fetched(logoId: string): Promise<Logo | null> {
    try {
      const { contentType, content } = await catalog.fetchLogo({ logoId }, { deadlineMs: DEADLINE_MS })
      const extension = EXTENSIONS.get(contentType)
      if (extension !== undefined && content.length > 0 && content.length <= MAX_BYTES) {
        return { name: `logo.${extension}`, type: contentType, content }
      }
      log.warn({ logoId, contentType, bytes: content.length }, 'the logo is not mailed, because of its type or size')
    } catch (error) {
      if (AppError.is(error) && error.kind === 'not-found') return null
      cached.delete(logoId)
      log.warn({ logoId, reason: reasonOf(error) }, 'the mail is sent without its logo')
    }
    return null
  }
}
