const SECTION = '<![CDATA['
const END = ']]>'
/** The one sequence that a section cannot hold is divided between two. */
const DIVIDED = ']]]]><![CDATA[>'

/** Before and behind the document in an answer. */
const OPEN = `<comprobante>${SECTION}`
const CLOSE = `${END}</comprobante>`

/**
 * The envelope with what was sent in whole CDATA sections. An authority that puts a document into one as it is ends the
 * section where the document itself holds `]]>`: what follows would be read as if the authority said it.
 */
export function withDocumentWhole(envelope: string, sent: string): string {
  return sent.includes(END) ? envelope.replaceAll(`${SECTION}${sent}${END}`, () => whole(sent)) : envelope
}

/** The same where the document is not known: its section ends with its element. Only for an envelope that is not well-formed. */
export function withSectionsWhole(envelope: string): string {
  const [before = '', ...rest] = envelope.split(OPEN)
  return before + rest.map(withSectionWhole).join('')
}

/** @param text what stands behind the beginning of a section, up to the next one */
function withSectionWhole(text: string): string {
  const end = text.indexOf(CLOSE)
  if (end === -1) return OPEN + text
  const document = text.slice(0, end).replaceAll(DIVIDED, END)
  return `<comprobante>${whole(document)}${text.slice(end + END.length)}`
}

function whole(document: string): string {
  return `${SECTION}${document.replaceAll(END, DIVIDED)}${END}`
}
