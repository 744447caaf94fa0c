/** The addresses that a waybill is mailed to, once a recipient that was chosen with some gives way to another. */
export function mailedTo(addresses: string, previous: string, current: string): string {
  const remaining = listed(addresses).filter((one) => !listed(previous).includes(one))
  return [...new Set([...remaining, ...listed(current)])].join(', ')
}

function listed(addresses: string): string[] {
  return addresses.split(/[,;\s]+/).filter((one) => one !== '')
}
