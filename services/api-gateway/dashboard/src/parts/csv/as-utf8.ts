/** A file as UTF-8: spreadsheets on Windows write Spanish in its own code page. */
export async function asUtf8(file: Blob): Promise<{ file: Blob; wasUtf8: boolean }> {
  const bytes = await file.arrayBuffer()
  const wasUtf8 = isUtf8(bytes)
  const text = wasUtf8 ? bytes : new TextDecoder('windows-1252').decode(bytes)
  return { file: new Blob([text], { type: 'text/csv' }), wasUtf8 }
}

function isUtf8(bytes: ArrayBuffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
