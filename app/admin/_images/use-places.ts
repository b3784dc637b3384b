'use client'

import { useState } from 'react'
import { imageValidationMessage } from '../_upload/send-file'
import { noRoom } from './image-items'

type Incoming = Record<number, File>

/** Gives several files each a place of a row: the one they were meant for, then the empty ones in order. */
export function usePlaces(values: string[], isSending: boolean) {
  const [incoming, setIncoming] = useState<Incoming>({})
  const [errors, setErrors] = useState<string[]>([])

  // What is on its way has its place already.
  const isFree = (value: string, place: number) => value === '' && !(isSending && incoming[place])

  async function spread(from: number, files: File[]) {
    const checked = await Promise.all(
      files.map(async (file) => ({ file, validationMessage: await imageValidationMessage(file) })),
    )
    const refused = checked.flatMap(({ file, validationMessage }) =>
      validationMessage ? [`${file.name}: ${validationMessage}`] : [],
    )
    const good = checked.flatMap(({ file, validationMessage }) => (validationMessage ? [] : [file]))
    const empty = values.flatMap((value, place) => (isFree(value, place) && place !== from ? [place] : []))
    const free = [from, ...empty]
    setIncoming((before) => ({
      ...before,
      ...Object.fromEntries(free.map((place, index) => [place, good[index]])),
    }))
    const left = good.slice(free.length).map(({ name }) => name)
    setErrors(left.length > 0 ? [...refused, noRoom(values.length, left, values.length)] : refused)
  }

  return { incoming, errors, spread }
}
