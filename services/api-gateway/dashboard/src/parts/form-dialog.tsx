import { Button, Drawer, Group, Modal, type ModalProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dictionary, useWords } from '../words/language.tsx'

const words = dictionary(
  { question: '¿Descartar lo que escribió?', goOn: 'Seguir escribiendo', discard: 'Descartar' },
  { question: 'Discard what you wrote?', goOn: 'Keep writing', discard: 'Discard' },
)

type Closing = 'onClose' | 'closeOnEscape' | 'closeOnClickOutside' | 'withCloseButton'

interface FormDialogProps extends Pick<ModalProps, Closing | 'title' | 'size'> {
  /** True by default. */
  opened?: boolean
  /** Shows the dialog as a drawer. */
  isBeside?: boolean
  /** Shows the dialog in the middle. The default is the top, where a long form can grow. */
  centered?: boolean
  children: ReactNode
}

/** Asks before unsaved input is lost; returns the focus. */
export function FormDialog({
  opened = true,
  isBeside = false,
  centered = true,
  onClose,
  children,
  ...props
}: FormDialogProps) {
  const [asks, { open: ask, close: goOn }] = useDisclosure(false)
  const isTyped = useRef(false)
  useFocusBack(opened)
  useEffect(() => {
    if (!opened) isTyped.current = false
  }, [opened])
  // The question opens after the key event: otherwise the same Escape closes it.
  const close = () => (isTyped.current ? void setTimeout(ask) : onClose())
  const discard = () => {
    goOn()
    onClose()
  }
  // Escape closes only the question.
  const held = asks ? { closeOnEscape: false, trapFocus: false } : {}
  const shared = { ...props, ...held, opened, onClose: close }
  const noteTyped = ({ target }: { target: EventTarget }) => {
    // A chosen file still exists on disk.
    isTyped.current ||= !(target instanceof HTMLInputElement && target.type === 'file')
  }
  const form = <div onInput={noteTyped}>{children}</div>
  return (
    <>
      {isBeside ? (
        <Drawer size="lg" position="right" {...shared}>
          {form}
        </Drawer>
      ) : (
        <Modal centered={centered} {...shared}>
          {form}
        </Modal>
      )}
      <Question opened={opened && asks} onGoOn={goOn} onDiscard={discard} />
    </>
  )
}

function Question({ opened, onGoOn, onDiscard }: { opened: boolean; onGoOn: () => void; onDiscard: () => void }) {
  const say = useWords(words)
  return (
    <Modal opened={opened} onClose={onGoOn} title={say.question} zIndex={300} centered>
      <Group justify="flex-end">
        <Button color="red" variant="light" onClick={onDiscard}>
          {say.discard}
        </Button>
        <Button onClick={onGoOn} data-autofocus>
          {say.goOn}
        </Button>
      </Group>
    </Modal>
  )
}

/** Mantine returns the focus on close, but not on unmount. */
function useFocusBack(opened: boolean): void {
  const [before] = useState(() => document.activeElement)
  const isOpen = useRef(opened)
  useEffect(() => {
    isOpen.current = opened
  }, [opened])
  useEffect(
    () => () => {
      if (!isOpen.current || document.activeElement !== document.body) return
      const back = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : null
      const place = back ?? document.getElementById('page-title')
      place?.focus({ preventScroll: true })
    },
    [before],
  )
}
