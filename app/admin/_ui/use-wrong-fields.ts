'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { countUnder } from './form-errors'

/** The tabs of a form, by the fields (path prefixes) behind each, and the way to its first wrong field. */
export function useWrongFields(
  element: RefObject<HTMLFormElement | null>,
  tabs: Record<string, string[]>,
  wrong: string[],
) {
  const [tab, setTab] = useState(Object.keys(tabs)[0] ?? '')
  const focusWanted = useRef(false)
  // Only when its tab is open and its error stands beside it can a wrong field take the focus.
  useEffect(() => {
    const first = focusWanted.current ? firstWrong(element.current) : undefined
    if (!first) return
    focusWanted.current = false
    first.focus()
  })

  return {
    tab,
    setTab,
    tabErrors: Object.fromEntries(
      Object.entries(tabs).map(([id, prefixes]) => [id, countUnder(wrong, prefixes)]),
    ),
    /** Opens the first tab with one of these and gives the first wrong field the focus. */
    showFirst(paths: string[]) {
      const holds = (id: string) => countUnder(paths, tabs[id] ?? []) > 0
      setTab((current) => (holds(current) ? current : (Object.keys(tabs).find(holds) ?? current)))
      focusWanted.current = true
    },
  }
}

function firstWrong(form: HTMLFormElement | null) {
  // A group of controls cannot be `aria-invalid`.
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? []
  return [...wrong].find((field) => field.offsetParent !== null)
}
