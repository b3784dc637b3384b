import { useSyncExternalStore } from 'react'
import { vi } from 'vitest'

/** The part of Next's router that components use. Each call is a mock; `showAddress` sets the address. */
export const router = {
  push: vi.fn((href: string) => showAddress(href)),
  replace: vi.fn((href: string) => showAddress(href)),
  refresh: vi.fn(),
  prefetch: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
}

let address = new URL('/', window.location.origin)
const listeners = new Set<() => void>()

/** Sets the address that Next's hooks report. */
export function showAddress(href: string): void {
  address = new URL(href, address)
  for (const listener of listeners) listener()
}

export const useRouter = () => router
export const usePathname = () => useAddress().pathname
export const useSearchParams = () => useAddress().searchParams
export const unstable_isUnrecognizedActionError = (cause: unknown) =>
  cause instanceof Error && cause.name === 'UnrecognizedActionError'

/** Does nothing: outside of Next no error is a redirect. */
export function unstable_rethrow(): void {}

export function redirect(href: string): never {
  throw new Error(`redirected to ${href}`)
}

function useAddress(): URL {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => address,
  )
}
