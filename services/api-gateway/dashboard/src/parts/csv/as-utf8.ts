/** Spreadsheets on Windows write Spanish in its code page. Binary files stay unchanged; the API refuses them. */
export async function asUtf8(file: Blob): Promise<{ file: Blob; wasUtf8: boolean }> {
  const bytes = await file.arrayBuffer()
  const wide = utf16Of(bytes)
  const wasUtf8 = wide === undefined && (isUtf8(bytes) || isNoText(bytes))
  const text = wasUtf8 ? bytes : new TextDecoder(wide ?? 'windows-1252').decode(bytes)
  return { file: new Blob([text], { type: 'text/csv' }), wasUtf8 }
}

/** Excel's "Unicode text" begins with a byte order mark. */
function utf16Of(bytes: ArrayBuffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Images and workbooks contain zeros near the start; texts do not. */
function isNoText(bytes: ArrayBuffer): boolean {
  return new Uint8Array(bytes.slice(0, 2_048)).includes(0)
}

function isUtf8(bytes: ArrayBuffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
