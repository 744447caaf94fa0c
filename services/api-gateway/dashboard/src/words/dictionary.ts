/** The type requires the same keys in both languages. */
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

/** Texts with values are functions. */
export function dictionary<Words extends object>(es: Words, en: Worded<Words>): Dictionary<Worded<Words>> {
  return { es: es as Worded<Words>, en }
}
