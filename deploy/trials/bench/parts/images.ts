import { imagesOf } from '../../../docker/image-files.ts'
import { services } from '../../../local/src/registry.ts'
import type { Part } from '../part.ts'
import { fixed } from '../table.ts'

const MEGABYTE = 1_000_000

/** What the Dockerfile adds to the Node base: needed packages of the lock file, and our own. */
export const images: Part = {
  about: 'own layers of each service’s image, by the files that go into it',
  async measure({ compile }) {
    await compile()
    const sizes = services.map((name) => ({ name, parts: imagesOf(name) }))
    const sum = (parts: readonly { bytes: number }[]) => parts.reduce((all, { bytes }) => all + bytes, 0) / MEGABYTE
    return {
      figures: { 'image-layers': Math.max(...sizes.map(({ parts }) => sum(parts))) },
      tables: [
        {
          title: 'Own layers of an image over the Node base',
          head: ['service', 'MB', 'largest parts'],
          rows: sizes.map(({ name, parts }) => [name, fixed(sum(parts), 1), largest(parts)]),
        },
      ],
    }
  },
}

function largest(parts: readonly { name: string; bytes: number }[]): string {
  return parts
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map(({ name, bytes }) => `${name} ${fixed(bytes / MEGABYTE, 1)}`)
    .join(', ')
}
