import { expect, vi } from 'vitest'
import { commands, type Locator, userEvent } from 'vitest/browser'
import { valueAt } from '@/lib/content/fields/field'

/** These helpers type key by key through the real browser. */

/** Clicks a field and presses one key for each character. */
export async function typeKeys(field: Locator, text: string) {
  await userEvent.click(field)
  await userEvent.keyboard(text.replace(/[{[]/g, '$&$&'))
}

export async function clearByKeys(field: Locator) {
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
}

/** Types into a date or time field from its first part on; `{Tab}` and `{Backspace}` are those keys. */
export async function typeParts(field: Locator, keys: string) {
  // The first part is at the left.
  await userEvent.click(field, { position: { x: 20, y: 20 } })
  await userEvent.keyboard(keys)
}

export async function pasteText(field: Locator, text: string) {
  await userEvent.click(field)
  await commands.pasteText(text)
}

/** An input and its outcome: a save sends `sent`, or the field shows `wrong` and nothing is sent. */
export type Attempt = [
  what: string,
  hands: (field: Locator) => Promise<unknown>,
  outcome: { sent: unknown } | { wrong: string },
]

/** Replaces the text of a field by typing. */
export const replaceByTyping = (text: string) => async (field: Locator) => {
  await clearByKeys(field)
  await typeKeys(field, text)
}

/** Replaces the text of a field by pasting. */
export const replaceByPasting = (text: string) => async (field: Locator) => {
  await clearByKeys(field)
  await pasteText(field, text)
}

export const refused = (what: string, wrong: string): Attempt => [what, replaceByTyping(what), { wrong }]
export const taken = (what: string, sent: unknown): Attempt => [what, replaceByTyping(what), { sent }]

/** A field, and the values that its action has received so far. */
export type Typed = { field: Locator; received: () => unknown[] }

/** Makes each attempt at all of the fields, in a form whose saves are refused, so that it stays open. */
export async function attempt(fields: Typed[], attempts: Attempt[]) {
  const count = () => fields[0]?.received().length ?? 0
  let wasWrong = false
  for (const [what, hands, outcome] of attempts) {
    const before = fields.map(({ received }) => received())
    for (const { field } of fields) await hands(field)
    await userEvent.keyboard('{Control>}s{/Control}')
    const isSent = () => count() > (before[0]?.length ?? 0)
    const mayBeWrong = 'wrong' in outcome || !wasWrong
    const isAnswered = () => isSent() || (mayBeWrong && fields.some(({ field }) => isWrong(field)))
    await expect.poll(isAnswered, { message: `${what} is sent or refused` }).toBe(true)
    wasWrong = 'wrong' in outcome
    if ('wrong' in outcome) {
      expect(isSent(), `${what} is sent`).toBe(false)
      for (const { field } of fields) {
        await expect.element(field).toHaveAttribute('aria-invalid', 'true')
        await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(outcome.wrong))
      }
      continue
    }
    expect(isSent(), `${what} is sent`).toBe(true)
    for (const { received } of fields) expect(received().at(-1), what).toEqual(outcome.sent)
  }
}

export function isWrong(field: Locator): boolean {
  return field.query()?.getAttribute('aria-invalid') === 'true'
}

/** Describes a field whose action receives it at a dotted path of its input. */
export function typedField(field: Locator, action: { mock: { calls: unknown[][] } }, path: string): Typed {
  return { field, received: () => action.mock.calls.map(([input]) => valueAt(input, path)) }
}

/** Presses a button of a dialog, waits 8 s for an answer that does not come, and returns the button that cancels (FORM-18). */
export async function pressWithoutAnswer(dialog: Locator, button: Locator): Promise<Locator> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await button.click()
  const cancel = dialog.getByRole('button', { name: 'Cancelar' })
  await expect.element(cancel).toBeDisabled()
  vi.advanceTimersByTime(8000)
  vi.useRealTimers()
  return cancel
}
