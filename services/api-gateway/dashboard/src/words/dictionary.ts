/** The words of a page in both languages: English must have all that Spanish has. */
export interface Dictionary<Words> {
  es: Words
  en: Words
}

type Worded<Words> = {
  [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Worded<Words[Name]>
}

/** Declares the words of a page; texts with values are functions. */
export function dictionary<Words extends object>(es: Words, en: Worded<Words>): Dictionary<Worded<Words>> {
  return { es: es as Worded<Words>, en }
}
