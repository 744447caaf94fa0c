import './first-styles.ts'
import './root.css'
import { MantineProvider } from '@mantine/core'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { forgetAnswersAhead, isVisitor } from './api/answers-ahead.ts'
import { ApiFailure } from './api/failure.ts'
import { noticeSessionEnded, sessionQuery } from './api/session.ts'
import { styleNonce } from './browser/style-nonce.ts'
import { reloadForLostFile } from './parts/lost-file.ts'
import { readableColors, themeIn } from './parts/theme.ts'
import { createAppRouter } from './routes.tsx'
import { LanguageProvider, useLanguage } from './words/language.tsx'

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: notice }),
  mutationCache: new MutationCache({ onError: notice }),
  defaultOptions: {
    queries: {
      // Without a connection, requests fail at once and do not wait.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, failure) => count < 2 && mayPass(failure),
      staleTime: 5_000,
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always' },
  },
})
const router = createAppRouter(queries)

/** Replaces the first paint when the page is ready, in small steps: typing and scrolling stay responsive. */
export async function startApp(root: HTMLElement): Promise<void> {
  // Dialogs stop the page behind them from scrolling with a style element, which takes its nonce from this name.
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
  if (isVisitor()) queries.setQueryData(sessionQuery.queryKey, null)
  await router.load()
  forgetAnswersAhead()
  startTransition(() => createRoot(root).render(<App />))
}

function App() {
  return (
    <LanguageProvider onChosen={readAgain}>
      <Themed>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Themed>
    </LanguageProvider>
  )
}

/** The session query contains no texts and stays. */
function readAgain(): void {
  void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => !String(first).startsWith('session') })
}

function Themed({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const theme = useMemo(() => themeIn(language), [language])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={readableColors}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  )
}

/** Refusals are final. Connection failures and overload may pass, if the browser is online. */
function mayPass(failure: Error): boolean {
  if (!navigator.onLine) return false
  return !(failure instanceof ApiFailure) || failure.status >= 500 || failure.status === 429
}

function notice(failure: Error): void {
  noticeSessionEnded(queries, failure)
  reloadForLostFile(failure)
}
