/** Replaces the addresses of the previous recipient with those of the current one. */
export function mailedTo(addresses: string, previous: string, current: string): string {
  const remaining = listed(addresses).filter((one) => !listed(previous).includes(one))
  return [...new Set([...remaining, ...listed(current)])].join(', ')
}

function listed(addresses: string): string[] {
  return addresses.split(/[,;\s]+/).filter((one) => one !== '')
}
