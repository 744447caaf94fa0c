/** Common English words that are neither Spanish nor names of members. */
const ENGLISH = new Set(
  (
    'an and any are at be by can cannot each for given has have if in is it its least leave more most must not of on one or other out ' +
    'send should such than that the them there these they this too was were what when where which with without write'
  ).split(' '),
)

/** The English words in a Spanish sentence. Quoted text is skipped: sent values and examples. */
export function englishWordsIn(sentence: string): string[] {
  const own = sentence.replace(/"[^"]*["…]|\{.*\}|\S*[_/]\S*/g, ' ')
  return [...own.matchAll(/(?<![\p{L}\d.-])\p{L}+(?![\p{L}\d-])/gu)]
    .map(([word]) => word)
    .filter((word) => ENGLISH.has(word.toLowerCase()))
}
