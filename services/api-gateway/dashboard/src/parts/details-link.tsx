import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export function DetailsLink({ search, children }: { search: object; children: ReactNode }) {
  return (
    <Anchor
      c="inherit"
      renderRoot={(props) => <Link {...props} to="." search={search as never} replace resetScroll={false} />}
    >
      {children}
    </Anchor>
  )
}
