import { Anchor, type ButtonProps, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../api/use-api.ts'
import { dictionary, useWords } from '../words/language.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { type InTheWay, inTheWay } from './in-the-way.ts'

const words = dictionary(
  {
    delete: 'Eliminar',
    product: 'Lo usa un producto. Cámbielo o elimínelo primero:',
    openProduct: 'abrir el producto',
    price: 'Un producto tiene un precio en esta lista. Quite primero los precios que tiene.',
    invoice: 'Lo usa una factura que se creó por la API y que todavía no se emite. Emítala o elimínela primero.',
    other: 'Otro registro lo usa todavía.',
  },
  {
    delete: 'Delete',
    product: 'A product uses it. Change or delete that one first:',
    openProduct: 'open the product',
    price: 'A product has a price in this list. Take away the prices it has first.',
    invoice: 'An invoice that was made through the API and is not issued yet uses it. Issue or delete that one first.',
    other: 'Another record still uses it.',
  },
)

interface DeleteRecordProps extends ButtonProps {
  question: string
  about: string
  /** Required if several such buttons are on the page. */
  label?: string
  onDelete: () => Promise<unknown>
}

/** Deletes after confirmation; if another record needs it, links there. */
export function DeleteRecord({ question, about, label, onDelete, ...button }: DeleteRecordProps) {
  const say = useWords(words)
  const [user, setUser] = useState<InTheWay | null>(null)
  const confirm = async () => {
    setUser(null)
    try {
      await onDelete()
    } catch (failure) {
      if (failure instanceof Error) setUser(inTheWay(failure))
      throw failure
    }
  }
  return (
    <ConfirmButton
      {...button}
      {...(label === undefined ? {} : { 'aria-label': label })}
      action={say.delete}
      question={question}
      onConfirm={confirm}
    >
      {user === null ? about : <Needed user={user} />}
    </ConfirmButton>
  )
}

function Needed({ user: { kind, id } }: { user: InTheWay }) {
  const say = useWords(words)
  const { scope } = useApi()
  if (kind === 'product')
    return (
      <>
        {say.product}{' '}
        <Anchor component={Link} to={`/${scope.environment}/${scope.ruc}/products/${id}`} inherit underline="always">
          {say.openProduct}
        </Anchor>
      </>
    )
  if (kind === 'product price')
    return (
      <Text span inherit>
        {say.price}
      </Text>
    )
  return (
    <Text span inherit>
      {kind === 'invoice' ? say.invoice : say.other}
    </Text>
  )
}
