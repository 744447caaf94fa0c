/** No document has more values; a body that does is an attack on the validator. */
export const MAX_VALUES = 20_000
/** No object of the API has more members; each unknown one costs the validator an error. */
const MAX_MEMBERS = 1_000
/** No document is nested deeper; later recursions rely on this limit. */
const MAX_DEPTH = 32

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [...Buffer.from('"\\,:[{]}')]

/**
 * The number of members of all objects; undefined if there are too many or too deep values. Counts in one pass before
 * parsing, and leaves malformed text to the parser.
 */
export function countMembers(json: Uint8Array): number | undefined {
  const open: number[] = []
  let values = 1
  let all = 0
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === QUOTE) at = endOfText(json, at)
    else if (byte === COLON) all += 1
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      open.push(byte === OPEN_OBJECT ? 1 : Number.NEGATIVE_INFINITY)
      values += 1
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) open.pop()
    else if (byte === COMMA) {
      values += 1
      const members = (open.pop() ?? 0) + 1
      open.push(members)
      if (members > MAX_MEMBERS) return undefined
    }
    if (values > MAX_VALUES || open.length > MAX_DEPTH) return undefined
  }
  return all
}

function endOfText(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === BACKSLASH) at += 1
    else if (json[at] === QUOTE) return at
  }
  return json.length
}
