/**
 * Characters that show nothing: format and other controls, what selects a variant, fillers, and blanks of other scripts that
 * Unicode counts as letters and signs (braille, a musical notehead, Khitan, hieroglyphs), and what stands for an object.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u
const PLAIN = /^[ -~]*$/

/** The first character of a text that shows nothing, as `U+200B`; undefined for none. Blanks are no such characters. */
export function unseenIn(text: string): string | undefined {
  if (PLAIN.test(text)) return undefined
  const [character] = UNSEEN.exec(text) ?? []
  return character && `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
