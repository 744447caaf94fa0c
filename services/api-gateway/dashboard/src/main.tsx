import { askAhead } from './api/answers-ahead.ts'
import { beginToLoad } from './page-files.ts'
import { reloadForLostFile, watchLostFiles } from './parts/lost-file.ts'
import { paintFirst } from './shell/first-paint.ts'
import { lastPlace } from './shell/last-place.ts'

// The first paint waits for this file only, so it is small. It requests the page's code and data in parallel.

watchLostFiles()

const path = location.pathname.replace(/^\/dashboard\/?/, '') || lastPlace().environment
const root = document.getElementById('root')
if (root !== null) {
  paintFirst(root, path)
  askAhead(path)
  import('./app.tsx')
    .then(({ startApp }) => startApp(root))
    .catch((failure) => {
      if (!reloadForLostFile(failure)) throw failure
    })
  beginToLoad(path)
}
