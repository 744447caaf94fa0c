import type { KeyboardEvent } from 'react'

/** Enter moves on, as in a spreadsheet, and does not send the form. */
export function byEnter(goOn: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    goOn()
  }
}
