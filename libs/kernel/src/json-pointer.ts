export function namesOfPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The path of a field in details: `items`, `0`, `price` as `items[0].price`. */
export function pathOfNames(names: readonly string[]): string {
  return names.reduce(
    (path, name) => (/^\d+$/.test(name) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`),
    '',
  )
}
