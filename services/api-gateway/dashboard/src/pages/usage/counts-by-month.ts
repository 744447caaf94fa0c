interface DayCounts {
  day: string
  byDocumentType: Readonly<Record<string, number>>
}

/** Returns the counts by month ("2026-11") and kind. */
export function countsByMonth(days: readonly DayCounts[]): Map<string, Record<string, number>> {
  const months = new Map<string, Record<string, number>>()
  for (const { day, byDocumentType } of days) {
    const month = months.get(day.slice(0, 7)) ?? {}
    for (const [kind, count] of Object.entries(byDocumentType)) month[kind] = (month[kind] ?? 0) + count
    months.set(day.slice(0, 7), month)
  }
  return months
}
