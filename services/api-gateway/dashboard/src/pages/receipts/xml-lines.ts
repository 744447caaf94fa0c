type PieceKind = 'mark' | 'name' | 'attribute' | 'value' | 'text' | 'comment'

interface Piece {
  kind: PieceKind
  text: string
}

export interface XmlLine {
  depth: number
  pieces: readonly Piece[]
}

const OPENERS = /<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>|<[^<>]*>|[^<\]]+|[<\]]/g
const TAG = /^(<\/?|<\?)([^\s/?>]+)([\s\S]*?)(\s*\/?\??>)$/
const ATTRIBUTE = /([^\s=]+)(\s*=\s*)("[^"]*"|'[^']*')/g

/** One line per element, or per element with only text. Reads the document in a CDATA section as XML too. */
export function xmlLines(xml: string): XmlLine[] {
  const lines: XmlLine[] = []
  const tokens = xml.match(OPENERS) ?? []
  let depth = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    if (token.trim() === '') continue
    const [text = '', end = ''] = tokens.slice(at + 1, at + 3)
    if (opens(token) && isText(text) && closes(end)) {
      lines.push({ depth, pieces: [...tagPieces(token), { kind: 'text', text }, ...tagPieces(end)] })
      at += 2
      continue
    }
    if (opens(token) && closes(text)) {
      lines.push({ depth, pieces: [...tagPieces(token), ...tagPieces(text)] })
      at += 1
      continue
    }
    if (closes(token) || token === ']]>') depth = Math.max(0, depth - 1)
    lines.push({ depth, pieces: piecesOf(token) })
    if (opens(token) || token === '<![CDATA[') depth += 1
  }
  return lines
}

function opens(token: string): boolean {
  return /^<[^!?/]/.test(token) && !token.endsWith('/>')
}

function closes(token: string): boolean {
  return token.startsWith('</')
}

function isText(token: string): boolean {
  return token !== '' && !token.startsWith('<') && token !== ']]>'
}

function piecesOf(token: string): Piece[] {
  if (token.startsWith('<!--')) return [{ kind: 'comment', text: token }]
  if (token === '<![CDATA[' || token === ']]>') return [{ kind: 'mark', text: token }]
  return token.startsWith('<') ? tagPieces(token) : [{ kind: 'text', text: token.trim() }]
}

function tagPieces(tag: string): Piece[] {
  const [, begin, name, inside = '', end] = TAG.exec(tag) ?? []
  if (begin === undefined || name === undefined || end === undefined) return [{ kind: 'text', text: tag }]
  return [
    { kind: 'mark', text: begin },
    { kind: 'name', text: name },
    ...attributePieces(inside),
    { kind: 'mark', text: end },
  ]
}

function attributePieces(inside: string): Piece[] {
  return [...inside.matchAll(ATTRIBUTE)].flatMap(([, name = '', sign = '', value = '']): Piece[] => [
    { kind: 'attribute', text: ` ${name}` },
    { kind: 'mark', text: sign.trim() },
    { kind: 'value', text: value },
  ])
}
