/** Common English words that are neither Spanish nor names of members. */
const ENGLISH = wordsOf(
  'an and any are at be by can cannot each for given has have if in is it its least leave more most must not of on one or other out ' +
    'send should such than that the them there these they this too was were what when where which with without write ' +
    'wrong shop order orders draft return purchase withholding interest payment late goods sale',
)

/** Common Spanish words that are not English. */
const SPANISH = wordsOf(
  'al con de debe del desde el es está este hasta la las lo los más obligatorio para pero por que se según ser si sin ' +
    'su sus también tiene un una unas unos crédito débito retención impuesto guía devolución interés ' +
    'firma clave pedido venta palabras ficha técnica',
)

/** Names of members and lists that a Spanish sentence translates: "10 items", "con identification 0912". */
const NAMED = /(?<=\bcon )(?:identification|ruc|code|name) (?=\S*\d)|(?<=\d )items\b|(?<=\bfiltro de )customers\b/gu

/** The English words in a Spanish sentence. Quoted text is skipped: sent values and examples. */
export function englishWordsIn(sentence: string): string[] {
  const own = withoutQuotes(sentence)
  return [
    ...wordsIn(own).filter((word) => !isConstant(word) && ENGLISH.has(word.toLowerCase())),
    ...(own.match(NAMED) ?? []),
  ]
}

/** The Spanish words in an English sentence, outside quoted text. */
export function spanishWordsIn(sentence: string): string[] {
  return wordsIn(withoutQuotes(sentence)).filter((word) => !isConstant(word) && SPANISH.has(word.toLowerCase()))
}

/** Such as INVOICE, a value. */
function isConstant(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase()
}

function withoutQuotes(sentence: string): string {
  return sentence.replace(/"[^"]*["…]|\{.*\}|\S*[_/]\S*/g, ' ')
}

function wordsIn(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\d.-])\p{L}+(?!\p{L}|-\p{L})/gu)].map(([word]) => word)
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
