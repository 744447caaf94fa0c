/** The API version of a workspace's requests that name none. */
export interface PinnedVersion {
  version: string
  /** After an upgrade: the version that the owner can return to, until then. */
  previous: { version: string; until: Date } | null
}

const RETURN_MS = 72 * 3_600_000

/** Null if the version is older, and not the one before an upgrade of the last 72 hours. */
export function withVersion(pinned: PinnedVersion, version: string, now: number): PinnedVersion | null {
  if (version === pinned.version) return pinned
  if (version > pinned.version) {
    return { version, previous: { version: pinned.version, until: new Date(now + RETURN_MS) } }
  }
  const { previous } = pinned
  const mayReturn = previous?.version === version && now < previous.until.getTime()
  return mayReturn ? { version, previous: null } : null
}
