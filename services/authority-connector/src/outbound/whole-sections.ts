const SECTION = '<![CDATA['
const END = ']]>'
/** A CDATA section cannot contain `]]>`: it is divided between two sections. */
const DIVIDED = ']]]]><![CDATA[>'

const OPEN = `<comprobante>${SECTION}`
const CLOSE = `${END}</comprobante>`

/** The text behind a `]]>` of the sent document must not count as an answer of the authority. */
export function withDocumentWhole(envelope: string, sent: string): string {
  return sent.includes(END) ? envelope.replaceAll(`${SECTION}${sent}${END}`, () => whole(sent)) : envelope
}

/** The same for an unknown document: the section ends with its element. Only for envelopes that are not well-formed. */
export function withSectionsWhole(envelope: string): string {
  const [before = '', ...rest] = envelope.split(OPEN)
  return before + rest.map(withSectionWhole).join('')
}

/** @param text from the beginning of a section to the next one */
function withSectionWhole(text: string): string {
  const end = text.indexOf(CLOSE)
  if (end === -1) return OPEN + text
  const document = text.slice(0, end).replaceAll(DIVIDED, END)
  return `<comprobante>${whole(document)}${text.slice(end + END.length)}`
}

function whole(document: string): string {
  return `${SECTION}${document.replaceAll(END, DIVIDED)}${END}`
}
