'use client'

import { type RefObject, useEffect } from 'react'

export function useSaveKey(form: RefObject<HTMLFormElement | null>, submit: () => unknown) {
  // The browser would otherwise offer to save the page, wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const element = form.current
      if (!element || element.offsetParent === null) return
      const focused = document.activeElement?.closest('form')
      if (focused && focused !== element) return
      event.preventDefault()
      void submit()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [form, submit])
}
