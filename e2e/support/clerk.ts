import { expect, type Locator, type Page } from 'playwright/test'

/**
 * Somebody at work in `page`, whose acts are counted: a click or tap, a field written, a value or files chosen, a key,
 * a question of the browser answered with yes.
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
    choose: act((target: Locator, value: string) => target.selectOption(value)),
    pick: act((target: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
      target.setInputFiles(files),
    ),
    press: act((key: string) => page.keyboard.press(key)),
    /** Does one task of the day: it must not take more than `most` acts. */
    async task(name: string, most: number, work: () => Promise<unknown>) {
      acts = 0
      await work()
      expect(acts, name).toBeLessThanOrEqual(most)
    },
  }
}
