/** One bar, or one pile of them. */
export interface Bars {
  label: string
  values: Readonly<Record<string, number>>
}

/** What each bar of a pile is. */
export interface Series {
  name: string
  label: string
  color: string
}
