import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  type RenderTask,
} from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

export interface PdfPage {
  number: number
  /** Screen readers read it. */
  text: string
  /** The width in PDF points. */
  width: number
  height: number
  /**
   * Draws the page at the width of the canvas, and cancels an unfinished drawing. Resolves to false if a later drawing
   * replaced it; rejects on failure.
   */
  draw(canvas: HTMLCanvasElement): Promise<boolean>
}

interface OpenPdf extends AsyncDisposable {
  pages: readonly PdfPage[]
}

/** More than documents have; the file itself has the rest. */
const MAX_PAGES = 30

/** The library is large: import this file on demand. */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  GlobalWorkerOptions.workerSrc = workerUrl
  const opening = getDocument({
    data: bytes,
    // Replaces the standard fonts of printed documents on machines without them.
    standardFontDataUrl: `${import.meta.env.BASE_URL}pdf-fonts/`,
    // The content security policy forbids WebAssembly.
    useWasm: false,
  })
  const document = await opening.promise
  return { pages: await pagesOf(document), [Symbol.asyncDispose]: () => opening.destroy() }
}

async function pagesOf(document: PDFDocumentProxy): Promise<PdfPage[]> {
  const numbers = Array.from({ length: Math.min(document.numPages, MAX_PAGES) }, (_, index) => index + 1)
  return Promise.all(numbers.map(async (number) => pageOf(number, await document.getPage(number))))
}

async function pageOf(number: number, page: PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).filter((part) => part.trim() !== '')
  return { number, width, height, text: text.join(' '), draw: drawing(page) }
}

/** Two drawings in the same canvas conflict, so one runs at a time. */
function drawing(page: PDFPageProxy): PdfPage['draw'] {
  let newest = 0
  let current: RenderTask | undefined
  return async (canvas) => {
    newest += 1
    const mine = newest
    current?.cancel()
    await current?.promise.catch(() => {})
    if (mine !== newest) return false
    current = beginToDraw(page, canvas)
    try {
      await current.promise
      return true
    } catch (failure) {
      if (failure instanceof RenderingCancelledException) return false
      throw failure
    }
  }
}

function beginToDraw(page: PDFPageProxy, canvas: HTMLCanvasElement): RenderTask {
  const { width } = page.getViewport({ scale: 1 })
  const scale = (canvas.clientWidth / width) * Math.max(1, window.devicePixelRatio)
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}
