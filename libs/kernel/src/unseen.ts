/**
 * Invisible characters: format and other controls, variation selectors, fillers, blanks of scripts that Unicode counts
 * as letters and signs (braille, a musical notehead, Khitan, hieroglyphs), and the object replacement character.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u
const PLAIN = /^[ -~]*$/

/** The first invisible character of a text, as `U+200B`. Blanks are allowed. */
export function unseenIn(text: string): string | undefined {
  if (PLAIN.test(text)) return undefined
  const [character] = UNSEEN.exec(text) ?? []
  return character && `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
