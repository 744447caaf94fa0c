export interface Texts {
  readme: string
  startOutput: string
  clientReadme: string
  quickStart: string
  agents: string
}

export interface Step {
  what: string
  read?: string
  typed?: string
  pasted?: string
  saveAs?: string
  until?: string
  /** Only a person, or only the agent; default: both. */
  by?: 'person' | 'agent'
}

const COMMANDS = /^curl [\s\S]*?(?=\n\n)/gm

export interface Way {
  name: string
  steps: Step[]
}

export function waysToAnInvoice(texts: Texts): Way[] {
  return [byCurl(texts), byClient(texts), byPython(texts), byAgent(texts)]
}

function start({ readme, startOutput }: Texts): Step[] {
  const beginning = required(/^[\s\S]*(?=\nIt finds a MongoDB)/.exec(readme)?.[0], 'the beginning of the README')
  return [
    { what: 'Read the README, to the end of “Two commands”', read: beginning },
    { what: 'Clone, and start', typed: 'git clone URL etax && cd etax && npm start', by: 'person' },
    { what: 'Read what it prints', read: withoutCommands(startOutput) },
  ]
}

function byCurl(texts: Texts): Way {
  const [issue = '', look = ''] = texts.startOutput.match(COMMANDS) ?? []
  return {
    name: 'curl',
    steps: [
      ...start(texts),
      { what: 'Paste the first command', pasted: issue },
      { what: 'Paste the second', pasted: look, until: 'COMPLETED' },
    ],
  }
}

function byClient(texts: Texts): Way {
  const part = section(texts.clientReadme, '## The first invoice')
  return {
    name: '@etax/client',
    steps: [
      ...start(texts),
      { what: 'Read the beginning of its README', read: part },
      { what: 'Paste the line of npm start', pasted: exportLine(texts) },
      { what: 'Paste: pack, and install', pasted: block(part, 'sh') },
      { what: 'Save the program', pasted: block(part, 'js'), saveAs: 'first.mjs', typed: 'first.mjs' },
      { what: 'Run it', typed: 'node first.mjs' },
    ],
  }
}

function byPython(texts: Texts): Way {
  const part = section(texts.quickStart, '## In Python')
  return {
    name: 'Python',
    steps: [
      ...start(texts),
      { what: 'Read “In Python” of the quick start', read: part },
      { what: 'Paste the line of npm start', pasted: exportLine(texts) },
      { what: 'Paste: install the generator, and generate', pasted: block(part, 'sh') },
      { what: 'Save the program', pasted: block(part, 'python'), saveAs: 'first.py', typed: 'first.py' },
      { what: 'Run it', typed: 'python first.py' },
    ],
  }
}

function byAgent(texts: Texts): Way {
  const part = section(texts.agents, '## Connect').split('Clients that are set up by a file')[0] ?? ''
  const [, request = ''] = /Then ask: \*([^*]+)\*/.exec(texts.agents) ?? []
  return {
    name: 'MCP',
    steps: [
      ...start(texts),
      { what: 'Read “Connect” of the agents’ guide', read: part },
      { what: 'Paste the line of npm start', pasted: exportLine(texts) },
      { what: 'Paste: connect the agent', pasted: block(part, 'sh'), by: 'person' },
      { what: 'Ask the agent', typed: request, by: 'person' },
      { what: 'Its call: the guide’s program', pasted: block(texts.agents, 'js'), saveAs: 'agent.mjs', by: 'agent' },
      { what: 'It is answered', typed: 'node agent.mjs', by: 'agent' },
    ],
  }
}

function exportLine({ startOutput }: Texts): string {
  return required(/^export ETAX_.*$/m.exec(startOutput)?.[0], 'the line export ETAX_… of npm start')
}

function withoutCommands(startOutput: string): string {
  return startOutput.replaceAll(COMMANDS, '').replace(/^export .*$/m, '')
}

function section(text: string, heading: string): string {
  const [, after] = text.split(`\n${heading}`)
  return required(after?.split('\n## ')[0], heading)
}

function block(text: string, language: string): string {
  return required(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1], `a block of ${language}`)
}

function required(text: string | undefined, what: string): string {
  if (text === undefined || text.trim() === '') throw new Error(`first invoice: ${what} is no longer there`)
  return text
}
