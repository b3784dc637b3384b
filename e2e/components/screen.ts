import { cdp, type Locator } from 'vitest/browser'

type Features = {
  'forced-colors'?: 'active' | 'none'
  'prefers-reduced-motion'?: 'reduce' | 'no-preference'
}

/** Sets the visitor's media preferences; without arguments, resets them to the defaults of all tests. */
export async function prefer(features: Features = {}): Promise<void> {
  const all = { 'forced-colors': 'none', 'prefers-reduced-motion': 'reduce', ...features }
  const list = Object.entries(all).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features: list })
}

/** Returns the text of each of these elements. */
export function textsOf(all: Locator): (string | null)[] {
  return all.elements().map(({ textContent }) => textContent)
}
