import { askAhead } from './api/answers-ahead.ts'
import { beginToLoad } from './page-files.ts'
import { reloadForLostFile, watchLostFiles } from './parts/lost-file.ts'
import { paintFirst } from './shell/first-paint.ts'
import { lastPlace } from './shell/last-place.ts'

// Small: it is all that the first paint waits for. Everything else is asked for at once, not each when the one before it has
// come: the page's code, and what its address shows.

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
