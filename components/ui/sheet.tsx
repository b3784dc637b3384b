'use client'

import { Modal, type ModalProps } from './modal'

type Props = ModalProps & { side: 'left' | 'right'; tone?: 'light' | 'dark' }

/** The right one is up to 500 px wide (BOOK-1). Import it only from code loaded on demand. */
export function Sheet({ side, tone = 'light', ...modal }: Props) {
  return <Modal {...modal} place={side} className={`inset-y-0 ${sides[side]} ${tones[tone]}`} />
}

const sides = {
  left: 'left-0 w-[min(88%,26rem)]',
  right: 'right-0 w-full sm:max-w-[500px]',
}

const tones = {
  light: 'on-light bg-sand-50',
  dark: 'on-dark bg-forest-950',
}
