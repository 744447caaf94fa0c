export interface ListEntry {
  id: string
  name: string
  /** A description or an address. */
  about: string | null
  /** Whether the entry is the default. */
  isChosen: boolean
}

export interface EntryValues {
  name: string
  about: string
  isChosen: boolean
}

export interface ListTexts {
  title: string
  about: string
  add: string
  edit: string
  deleteAbout: string
  aboutLabel?: string
  /** Omitted if the list has no default. */
  chosen?: { badge: string; label: string; about: string }
}
