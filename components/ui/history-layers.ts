import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import { layerEntries as entries } from './layer-entries'

type Layer = { close: () => unknown }

/** The open layers, outermost first. `settle` gives each an entry in the history. */
let layers: Layer[] = []
let page = ''
let pageState: unknown
let returning = false
let held: HTMLElement | null = null

/** Makes the browser's Back call `close`, which may return false to stay open. Returns a function that removes the entry again. */
export function openLayer(close: () => unknown) {
  const layer = { close }
  // Capturing, so that it runs before Next's own listener. Adding a listener twice has no effect.
  addEventListener('popstate', onPopState, true)
  addEventListener('click', holdClick, true)
  layers.push(layer)
  queueMicrotask(settle)
  return () => {
    const place = layers.indexOf(layer)
    // Layers on top of it are inside it and are removed with it.
    if (place >= 0) layers.length = place
    queueMicrotask(settle)
  }
}

/** For clicks inside a layer: the page that a `<Link replace>` leads to takes over the layer's history entry. */
export function leaveByLink({ target, defaultPrevented }: MouseEvent) {
  const link = target instanceof Element && target.closest('a')
  if (!link || !defaultPrevented || link.href === location.href) return
  layers = []
  entries.length = 0
}

/** Makes the history match the open layers. Going back is asynchronous; `onPopState` then calls this again. */
function settle() {
  if (entries.length > 0 && !entries.includes(history.state?.layer)) {
    // The visitor has gone to another page in the meantime.
    entries.length = 0
    arrive()
  }
  if (returning) return
  const surplus = entries.length - layers.length
  if (surplus > 0) {
    returning = true
    history.go(-surplus)
    setTimeout(arrive, 500)
  }
  for (let missing = -surplus; missing > 0; missing--) {
    if (entries.length === 0) {
      page = location.href
      pageState = history.state
    }
    const layer = Math.random()
    history.pushState({ layer }, '')
    entries.push(layer)
  }
}

function onPopState(event: PopStateEvent) {
  if (entries.length === 0) return
  entries.length = entries.indexOf(history.state?.layer) + 1
  while (!returning && layers.length > entries.length && layers.at(-1)?.close() !== false) layers.pop()
  const stays = layers.length > entries.length
  // Several steps back at once have led to another page, which is not shown yet.
  if (stays && location.href !== page) history.pushState(pageState, '', page)
  // The page stays the same; Next would render it again and drop a navigation that has just begun.
  if (location.href === page) event.stopImmediatePropagation()
  arrive()
  settle()
}

/** Delays a click until going back has ended, which would otherwise leave the page that the click leads to. */
function holdClick(event: Event) {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>('a, button')
  if (!returning || !target) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = target
}

function arrive() {
  const target = held
  returning = false
  held = null
  target?.click()
}

/** While `open`, the browser's Back closes the layer, unless `onClose` returns false, and keeps the page as it is (NAV-14). */
export function useHistoryLayer(open: boolean, onClose: () => unknown) {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open])
}
