import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Clicks as a script does: at once, wherever the element is. For tests of what a click does, not of where it can be made. */
export async function press(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled()
  const element = target.element()
  if (element instanceof HTMLElement) element.click()
}
