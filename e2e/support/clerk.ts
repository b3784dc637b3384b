import { expect, type Locator, type Page } from 'playwright/test'

/**
 * A person at work in `page`, whose acts are counted: a click, a field filled, files chosen, and a question of the
 * browser answered with yes.
 */
export function clerkAt(page: Page) {
  let acts = 0
  page.on('dialog', (dialog) => {
    acts++
    return dialog.accept()
  })
  const act =
    <Rest extends unknown[]>(done: (...given: Rest) => Promise<unknown>) =>
    async (...given: Rest) => {
      acts++
      await done(...given)
    }
  return {
    click: act((target: Locator) => target.click()),
    write: act((target: Locator, text: string) => target.fill(text)),
    pick: act((target: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
      target.setInputFiles(files),
    ),
    /** Does one task, which must take at most `most` acts. */
    async task(name: string, most: number, work: () => Promise<unknown>) {
      acts = 0
      await work()
      expect(acts, name).toBeLessThanOrEqual(most)
    },
  }
}
