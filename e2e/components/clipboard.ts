import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface BrowserCommands {
    pasteText: (text: string) => Promise<void>
  }
}

let turn = Promise.resolve()

/** Pastes a text from the clipboard. Parallel files share one clipboard, so they take turns. */
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
