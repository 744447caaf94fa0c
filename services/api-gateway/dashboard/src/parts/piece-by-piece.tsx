import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface PieceByPieceProps {
  /** Shown until all of it is drawn. */
  waiting: ReactNode
  children: ReactNode
}

/** Draws what is large a few milliseconds at a time: what an answer brings at once would keep a phone from typing and scrolling. */
export function PieceByPiece({ waiting, children }: PieceByPieceProps) {
  const [isBegun, setBegun] = useState(false)
  useEffect(() => startTransition(() => setBegun(true)), [])
  return isBegun ? children : waiting
}
