import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import { layerEntries as entries } from './layer-entries'

type Layer = { close: () => unknown }

/** What is open, the outermost first. Each has an entry in the history, once `settle` has seen to it. */
let layers: Layer[] = []
let page = ''
let pageState: unknown
let returning = false
let held: HTMLElement | null = null

/** Lets the browser's Back call `close`; who answers false stays open. The function returned takes the entry out again. */
export function openLayer(close: () => unknown) {
  const layer = { close }
  // Before Next hears of it; a listener that is there already is not added again.
  addEventListener('popstate', onPopState, true)
  addEventListener('click', holdClick, true)
  layers.push(layer)
  queueMicrotask(settle)
  return () => {
    const place = layers.indexOf(layer)
    // What stands on top of it is inside it, and goes with it.
    if (place >= 0) layers.length = place
    queueMicrotask(settle)
  }
}

/** For clicks inside a layer: the page that a `<Link replace>` leads to takes the layer's entry over. */
export function leaveByLink({ target, defaultPrevented }: MouseEvent) {
  const link = target instanceof Element && target.closest('a')
  if (!link || !defaultPrevented || link.href === location.href) return
  layers = []
  entries.length = 0
}

/** Makes the history follow what is open. Going back takes a moment; `onPopState` then comes here again. */
function settle() {
  if (entries.length > 0 && !entries.includes(history.state?.layer)) {
    // Gone on to another page in the meantime.
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
  // Several steps at once have led to another page, which nobody has seen yet.
  if (stays && location.href !== page) history.pushState(pageState, '', page)
  // The page is the same; Next would render it anew and forget a link that was followed just now.
  if (location.href === page) event.stopImmediatePropagation()
  arrive()
  settle()
}

/** A page that a click led to before the way back has ended would be left again. */
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

/** While `open`, the browser's Back closes this, unless `onClose` says false, and leaves the page as it is (NAV-14). Import it only from code loaded on demand. */
export function useHistoryLayer(open: boolean, onClose: () => unknown) {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open])
}
