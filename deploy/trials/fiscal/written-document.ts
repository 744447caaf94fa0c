import { XmlDocument, XmlElement } from 'libxml2-wasm'

export interface Written {
  /** 0 if absent, since an absent amount is none. */
  at(path: string): string
  all(path: string): Written[]
  has(path: string): boolean
}

export function withDocument<T>(xml: string, read: (root: Written) => T): T {
  const document = XmlDocument.fromString(xml)
  try {
    return read(written(document.root))
  } finally {
    document.dispose()
  }
}

function written(element: XmlElement): Written {
  const elementsAt = (path: string) => element.find(path).filter((node) => node instanceof XmlElement)
  return {
    at: (path) => elementsAt(path)[0]?.content ?? '0',
    all: (path) => elementsAt(path).map(written),
    has: (path) => elementsAt(path).length > 0,
  }
}
