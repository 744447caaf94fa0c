type DocumentTab = 'ride' | 'xml'

/** Which form of the document is shown, as the address of a receipt says it; the RIDE unless it says otherwise. */
export function documentTabOf({ document }: Record<string, unknown>): { document?: DocumentTab } {
  return document === 'xml' ? { document } : {}
}
