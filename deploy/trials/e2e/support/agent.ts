import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { Fixture } from '../../harness/fixture.ts'

export interface Agent extends AsyncDisposable {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the tool answers; the tests say what it must be
  call(tool: string, args?: Record<string, unknown>): Promise<any>
}

/** An agent with the sandbox key (official SDK). A failing tool throws. */
export async function anAgent({ baseUrl, workspace }: Fixture): Promise<Agent> {
  const client = new Client({ name: 'e2e', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${workspace.testKey}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { requestInit }) as Transport)
  return {
    call: async (name, args = {}) => {
      const { isError, content, structuredContent } = await client.callTool({ name, arguments: args })
      if (isError) throw new Error(`${name}: ${JSON.stringify(content)}`)
      return structuredContent
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}
