import { cdp, type Locator } from 'vitest/browser'

type Features = {
  'forced-colors'?: 'active' | 'none'
  'prefers-reduced-motion'?: 'reduce' | 'no-preference'
}

/** Changes what the visitor has asked the browser for; without arguments, back to what all tests have. */
export async function prefer(features: Features = {}): Promise<void> {
  const all = { 'forced-colors': 'none', 'prefers-reduced-motion': 'reduce', ...features }
  const list = Object.entries(all).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features: list })
}

/** What each of these elements says. */
export function textsOf(all: Locator): (string | null)[] {
  return all.elements().map(({ textContent }) => textContent)
}
