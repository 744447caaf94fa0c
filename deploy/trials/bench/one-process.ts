// `npm start`'s one process (and the signer), measured from outside by the bench. Ends with its parent.
import { startSystemInOneProcess } from '../../local/src/local-system.ts'

const [dataDir = '', port = '0', databasePrefix = 'bench1'] = process.argv.slice(2)
const system = await startSystemInOneProcess({
  host: '127.0.0.1',
  port: Number(port),
  dataDir,
  databasePrefix,
  logLevel: 'warn',
  progress: () => {},
  onLoss: (what) => console.error(what),
})
process.send?.({ baseUrl: system.baseUrl, accounts: system.accounts })
process.once('disconnect', () => {
  void system[Symbol.asyncDispose]()
})
