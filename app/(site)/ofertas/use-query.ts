import { useSyncExternalStore } from 'react'

/** The back button undoes a change. Empty until after hydration, because the page is static. */
export function useQuery(): [search: string, push: (search: string) => void] {
  const search = useSyncExternalStore(subscribe, readSearch, emptySearch)
  return [search, push]
}

const changed = 'querychange'

function subscribe(notify: () => void) {
  // Links of the site change the address without `popstate`; browsers that know `navigation` report those too,
  // but while React commits, when nothing may be updated yet.
  const navigation = 'navigation' in window ? window.navigation : undefined
  const notifySoon = () => queueMicrotask(notify)
  window.addEventListener('popstate', notify)
  window.addEventListener(changed, notify)
  navigation?.addEventListener('currententrychange', notifySoon)
  return () => {
    window.removeEventListener('popstate', notify)
    window.removeEventListener(changed, notify)
    navigation?.removeEventListener('currententrychange', notifySoon)
  }
}

function readSearch() {
  return window.location.search
}

function emptySearch() {
  return ''
}

function push(search: string) {
  if (search === window.location.search) return
  window.history.pushState(null, '', `${window.location.pathname}${search}`)
  window.dispatchEvent(new Event(changed))
}
