import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { ApiFailure } from './api/failure.ts'
import { sessionQuery } from './api/session.ts'
import { styleNonce } from './parts/style-nonce.ts'
import { createAppRouter } from './routes.tsx'
import { readableColors, themeIn } from './theme.ts'
import { LanguageProvider, useLanguage } from './words/language.tsx'

const queries: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, failure) => count < 2 && mayPass(failure), staleTime: 5_000, refetchOnWindowFocus: true },
    mutations: { onError: (failure) => noticeSignedOut(failure) },
  },
})
queries.getQueryCache().config.onError = (failure) => noticeSignedOut(failure)
const router = createAppRouter(queries)

export function App() {
  return (
    <LanguageProvider>
      <Themed>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Themed>
    </LanguageProvider>
  )
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

/** Refusals stay refusals; what did not answer, or was too busy, may answer now. */
function mayPass(failure: Error): boolean {
  return !(failure instanceof ApiFailure) || failure.status >= 500 || failure.status === 429
}

/** A session that ended meanwhile: the router asks again who is signed in, and leads to the sign-in page. */
function noticeSignedOut(failure: Error): void {
  if (!(failure instanceof ApiFailure) || failure.status !== 401) return
  if (queries.getQueryData(sessionQuery.queryKey) === null) return
  queries.setQueryData(sessionQuery.queryKey, null)
  void router.invalidate()
}
