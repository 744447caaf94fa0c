import type { KeyboardEvent } from 'react'

/** Enter goes on, as in a spreadsheet, rather than send the form. */
export function byEnter(goOn: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    goOn()
  }
}
