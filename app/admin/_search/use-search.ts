'use client'

import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import type { SearchEntry } from '@/lib/site/panel-search'
import type { ListLink } from '../_shell/nav-items'
import { unreachable } from '../_ui/toast-failure'
import { loadSearch } from './actions'
import { find } from './find'
import { screenEntries } from './screen-entries'

/** What is typed, what it finds, and which of it the arrow keys stand on. The content is fetched once, when it opens. */
export function useSearch(lists: ListLink[]) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [content, setContent] = useState<SearchEntry[] | null>(null)
  const [hidden, setHidden] = useState<string[]>([])
  const [failed, setFailed] = useState(false)

  // Opening the search is what asks.
  useEffect(() => {
    void loadSearch({})
      .catch(unreachable('Erro ao carregar a busca.'))
      .then((answer) => {
        setContent(answer.ok ? answer.entries : [])
        setHidden(answer.ok ? answer.hidden : [])
        setFailed(!answer.ok)
      })
  }, [])

  const entries = useMemo(
    () => [...(content ?? []), ...screenEntries(lists, hidden)],
    [content, lists, hidden],
  )
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => find(entries, wanted), [entries, wanted])
  const optionId = (index: number) => `${id}-${index}`

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      const next = (active + step + found.length) % found.length
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    }
  }

  return {
    listId: `${id}-list`,
    optionId,
    typed,
    type(text: string) {
      setTyped(text)
      setActive(0)
    },
    active,
    found,
    isLoading: content === null,
    failed,
    onKeyDown,
  }
}
