import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface PieceByPieceProps {
  waiting: ReactNode
  children: ReactNode
}

/** Renders large content in steps of milliseconds, so that typing and scrolling stay responsive on a phone. */
export function PieceByPiece({ waiting, children }: PieceByPieceProps) {
  const [isBegun, setBegun] = useState(false)
  useEffect(() => startTransition(() => setBegun(true)), [])
  return isBegun ? children : waiting
}
