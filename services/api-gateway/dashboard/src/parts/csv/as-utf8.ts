/** A file as UTF-8: spreadsheets on Windows write Spanish in its own code page. */
export async function asUtf8(file: Blob): Promise<{ file: Blob; wasUtf8: boolean }> {
  const bytes = await file.arrayBuffer()
  const wide = utf16Of(bytes)
  const wasUtf8 = wide === undefined && isUtf8(bytes)
  const text = wasUtf8 ? bytes : new TextDecoder(wide ?? 'windows-1252').decode(bytes)
  return { file: new Blob([text], { type: 'text/csv' }), wasUtf8 }
}

/** What Excel calls "Unicode text" begins with a mark that says the order of its bytes. */
function utf16Of(bytes: ArrayBuffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function isUtf8(bytes: ArrayBuffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const LOOKED_AT_BYTES = 65_536

/** Whether a file holds text, whatever its name says: pictures and workbooks have a zero byte early on, and text has none. */
export async function isText(file: Blob): Promise<boolean> {
  const bytes = await file.slice(0, LOOKED_AT_BYTES).arrayBuffer()
  return utf16Of(bytes) !== undefined || !new Uint8Array(bytes).includes(0)
}
