'use client'

import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import type { ActionResult } from '@/lib/action/result'
import { fingerprint } from '@/lib/content/fingerprint'
import type { Element } from '@/lib/content/list'
import { roomFolder } from '@/lib/images/paths'
import type { PictureItem } from '../../_images/picture-items'
import { uploadAll } from '../../_images/upload-all'
import { notify } from '../../_ui/notify'
import { useAdminForm } from '../../_ui/use-admin-form'
import { saveRoom } from './actions'
import { type RoomFormOutput, roomFormSchema, roomFormValues, withoutFiles } from './room-form'

type Sending = { name: string /** 0–1. */; fraction: number }

/** Pictures first, all or none, then the room itself (IMG-5). */
export function useRoomForm(opened: Element | null, onClose: () => void) {
  const [room, setRoom] = useState(opened)
  const [id] = useState(() => opened?.id ?? crypto.randomUUID())
  const [sending, setSending] = useState<Sending | null>(null)
  const controller = useRef<AbortController>(null)
  const form = useAdminForm({
    schema: useMemo(() => roomFormSchema(room), [room]),
    values: roomFormValues(room),
    base: room && fingerprint(room),
    draftName: `acomodacao:${opened?.id ?? 'nova'}`,
    keepInDraft: withoutFiles,
    save,
    failure: 'Erro ao salvar quarto.',
    onSaved() {
      notify.success(`Quarto ${opened ? 'atualizado' : 'criado'} com sucesso!`)
      onClose()
    },
  })

  async function save(
    { images, filesLost: _, ...fields }: RoomFormOutput,
    how: { base: string | null; force: boolean },
  ): Promise<ActionResult> {
    const sent = await send(images)
    if ('error' in sent) return { ok: false, error: sent.error, fieldErrors: { images: sent.error } }
    // From here on they are addresses: a failed save leaves them in the form and in its draft.
    form.form.setValue(
      'images',
      sent.urls.map((url) => ({ kind: 'stored', url })),
      { shouldDirty: true },
    )
    return saveRoom({ ...fields, images: sent.urls, id, ...how })
  }

  async function send(images: PictureItem[]) {
    controller.current = new AbortController()
    const { signal } = controller.current
    try {
      return await uploadAll(images, roomFolder(id), { signal, onProgress: setSending })
    } finally {
      setSending(null)
    }
  }

  function reload(current: unknown) {
    const found = storedRoom.safeParse(current)
    if (!found.success) {
      notify.error('Erro ao carregar dados do quarto.')
      return onClose()
    }
    setRoom(found.data)
    form.reload(roomFormValues(found.data), fingerprint(found.data))
  }

  return { form, room, sending, cancelSending: () => controller.current?.abort(), reload }
}

const storedRoom = z.looseObject({ id: z.string() })
