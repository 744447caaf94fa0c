export interface StreamEvent {
  id: string
  event: string
  data: string
}

/** The events of a stream. It skips comments, which keep the connection open, and an incomplete last event. */
export async function* eventsIn(stream: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent> {
  let id = ''
  let event = ''
  let data: string[] = []
  for await (const line of linesIn(stream)) {
    if (line === '') {
      if (data.length > 0) yield { id, event: event === '' ? 'message' : event, data: data.join('\n') }
      event = ''
      data = []
      continue
    }
    const [field, value] = fieldOf(line)
    if (field === 'id') id = value
    else if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
}

function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  if (colon === -1) return [line, '']
  const value = line.slice(colon + 1)
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value]
}

/**
 * The lines of a stream, which end with `\n` or `\r\n`. The text after the last line end is skipped, unless `last` is
 * `whole`.
 */
export async function* linesIn(
  stream: AsyncIterable<Uint8Array>,
  { last }: { last?: 'whole' } = {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line
  }
  if (last === 'whole' && rest.trim() !== '') yield rest
}
