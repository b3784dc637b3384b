type Ways = { next: () => void; previous: () => void }

/** Arrow keys belong to the carousel under the pointer or with the focus, not to every one on the page. */
export function listenForKeys(root: Element, signal: AbortSignal, { next, previous }: Ways) {
  const ways: Record<string, (() => void) | undefined> = { ArrowRight: next, ArrowLeft: previous }
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = ways[event.key]
    if (!turn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (!root.matches(':hover, :focus-within') || isTyping(event.target)) return
    event.preventDefault()
    turn()
  }
  document.addEventListener('keydown', onKeyDown, { signal })
}

function isTyping(target: EventTarget | null) {
  return target instanceof Element && target.matches('input, textarea, select')
}
