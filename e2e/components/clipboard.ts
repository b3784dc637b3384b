import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface BrowserCommands {
    pasteText: (text: string) => Promise<void>
  }
}

let turn = Promise.resolve()

/** Puts a text into the clipboard and presses the keys that paste. Files that run side by side share one clipboard: one at a time. */
export const pasteText: BrowserCommand<[text: string]> = ({ frame, page }, text) => {
  const paste = async () => {
    const inside = await frame()
    await inside.evaluate((words) => navigator.clipboard.writeText(words), text)
    await page.keyboard.press('ControlOrMeta+V')
  }
  const pasted = turn.then(paste)
  turn = pasted.catch(() => undefined)
  return pasted
}
