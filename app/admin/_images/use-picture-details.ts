'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { pictureName } from '@/lib/media/images/picture'
import { sourceValidationMessage } from '@/lib/media/images/source-check'
import type { PictureDetails } from '@/lib/site/picture-details'

/** A change puts another one in its place. */
let known = new Map<string, PictureDetails>()
const none: typeof known = new Map()
const wanted = new Set<string>()
const listeners = new Set<() => void>()

/** What is said of the picture at `address` and its size, as soon as the server has told; of no other address. */
export function usePictureDetails(address: string): PictureDetails | undefined {
  const name = address && sourceValidationMessage(address) === null ? pictureName(address) : ''
  // What the fields of one form ask at the same time is asked once.
  useEffect(() => {
    if (name && !known.has(name)) want(name)
  }, [name])
  return useSyncExternalStore(
    subscribe,
    () => known.get(name),
    () => undefined,
  )
}

/** The same of several pictures, by the names of their files; those that the server has told of. */
export function useManyPictureDetails(addresses: string[]): Record<string, PictureDetails> {
  const shown = addresses.filter((address) => sourceValidationMessage(address) === null)
  const names = [...new Set(shown.map(pictureName))].join('/')
  useEffect(() => {
    for (const name of names.split('/')) if (name && !known.has(name)) want(name)
  }, [names])
  const now = useSyncExternalStore(
    subscribe,
    () => known,
    () => none,
  )
  const told = names.split('/').flatMap((name) => {
    const details = now.get(name)
    return details ? [[name, details] as const] : []
  })
  return Object.fromEntries(told)
}

/** After a save, or when somebody else may have said something. */
export function setPictureDetails(name: string, details: PictureDetails) {
  known = new Map(known).set(name, details)
  for (const listener of listeners) listener()
}

/** Asks the server. Rejects when it does not answer. */
export async function fetchPictureDetails(names: string[]): Promise<Record<string, PictureDetails>> {
  const query = new URLSearchParams(names.map((name) => ['name', name]))
  const response = await fetch(`/admin/pictures/details?${query}`)
  if (!response.ok) throw new Error(String(response.status))
  const { pictures }: { pictures: Record<string, PictureDetails> } = await response.json()
  return pictures
}

function want(name: string) {
  wanted.add(name)
  if (wanted.size > 1) return
  queueMicrotask(async () => {
    const names = [...wanted]
    wanted.clear()
    const told = await fetchPictureDetails(names).catch(() => ({}))
    for (const [name, details] of Object.entries(told)) setPictureDetails(name, details)
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
