import { onPath, run } from './commands.ts'
import type { Progress } from './progress.ts'

/** Whether a Docker engine answers and has the image, or can pull it within two minutes. */
export async function hasDockerImage(image: string, progress: Progress): Promise<boolean> {
  if (onPath('docker') === undefined) return false
  if (!(await run('docker', ['info'], { within: 5_000 })).ok) return false
  if ((await run('docker', ['image', 'inspect', image], { within: 5_000 })).ok) return true
  progress(`pulling ${image} (Docker)`)
  return (await run('docker', ['pull', '-q', image], { within: 120_000 })).ok
}
