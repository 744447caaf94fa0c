/** An entry of a short list. */
export interface ListEntry {
  id: string
  name: string
  /** A description, or where it is. */
  about: string | null
  /** Whether it is the one that holds unless another one is named. */
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
  /** None where entries have no such text. */
  aboutLabel?: string
  /** None where no entry is the chosen one. */
  chosen?: { badge: string; label: string; about: string }
}
