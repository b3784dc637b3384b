'use client'

import { Modal, type ModalProps } from './modal'

/** A modal window in the middle of the screen, all of it on phones. Import it only from code loaded on demand. */
export function Dialog(modal: ModalProps) {
  return <Modal {...modal} place="middle" className="on-light bg-sand-50" />
}
