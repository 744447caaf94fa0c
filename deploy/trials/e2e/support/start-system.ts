// Starts the system of this copy, sends its address to the parent, and stops when the parent disconnects.
import { once } from 'node:events'
import { openWorkspace } from '../../../local/src/open-workspace.ts'
import { startTemporarySystem } from '../../../local/src/temporary-system.ts'

await using life = new AsyncDisposableStack()
const { system } = await startTemporarySystem(life, { name: 'copy', progress: () => {} })
const workspace = await openWorkspace(system.accounts, 'copy')
process.send?.({ baseUrl: system.baseUrl, mailFolder: system.mailFolder, workspace })
await once(process, 'disconnect')
