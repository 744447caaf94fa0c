/** The addresses that a waybill is mailed to, once a recipient that was chosen with some gives way to another. */
export function mailedTo(addresses: string, before: string, now: string): string {
  const kept = listed(addresses).filter((one) => !listed(before).includes(one))
  return [...new Set([...kept, ...listed(now)])].join(', ')
}

function listed(addresses: string): string[] {
  return addresses.split(/[,;\s]+/).filter((one) => one !== '')
}
