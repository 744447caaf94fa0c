import type { UsedConfirmations } from '../src/ports.ts'

export function memoryUsedConfirmations(): UsedConfirmations {
  const used = new Set<string>()
  return {
    async add({ id }) {
      const isNew = !used.has(id)
      used.add(id)
      return isNew
    },
  }
}
