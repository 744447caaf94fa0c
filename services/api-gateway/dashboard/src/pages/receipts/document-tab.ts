type DocumentTab = 'ride' | 'xml'

/** The tab in the address; RIDE by default. */
export function documentTabOf({ document }: Record<string, unknown>): { document?: DocumentTab } {
  return document === 'xml' ? { document } : {}
}
