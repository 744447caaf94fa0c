export interface ListEntry {
  id: string
  name: string
  about: string | null
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
  chosen?: { badge: string; label: string; about: string }
}
