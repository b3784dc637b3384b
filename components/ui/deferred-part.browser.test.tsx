import { lazy, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pressScript } from '@/lib/server/cache/page-scripts.mjs'
import { DeferredPart, forgetPress } from './deferred-part'

const part = page.getByRole('button', { name: 'Abaixo' })
const top = page.getByRole('button', { name: 'Acima' })

beforeAll(() => {
  const script = document.createElement('script')
  script.textContent = pressScript
  document.head.append(script)
})

test('a press on a part whose script is still on its way acts once it has come (NAV-28)', async () => {
  const { below, arrive } = await hydratePage()
  await part.click()
  await expect.element(part).toHaveAttribute('aria-busy', 'true')
  expect(below).not.toHaveBeenCalled()
  arrive()
  await expect.poll(() => below.mock.calls.length).toBe(1)
  await expect.element(part).not.toHaveAttribute('aria-busy')
  await part.click()
  expect(below).toHaveBeenCalledTimes(2)
})

test('a later press on what answers already takes its place (NAV-28)', async () => {
  const { above, below, arrive } = await hydratePage()
  await part.click()
  await top.click()
  expect(above).toHaveBeenCalledOnce()
  await expect.element(part).not.toHaveAttribute('aria-busy')
  arrive()
  await expect.element(part).toHaveAttribute('data-answers')
  await new Promise((done) => setTimeout(done))
  expect(above).toHaveBeenCalledOnce()
  expect(below).not.toHaveBeenCalled()
})

test('a key drops a press that has not been answered, and presses anew (NAV-28)', async () => {
  const { below, arrive } = await hydratePage()
  await part.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(part).not.toHaveAttribute('aria-busy')
  arrive()
  await expect.element(part).toHaveAttribute('data-answers')
  await new Promise((done) => setTimeout(done))
  expect(below).not.toHaveBeenCalled()
  const again = await hydratePage()
  part.element().focus()
  await userEvent.keyboard('{Enter}')
  again.arrive()
  await expect.poll(() => again.below.mock.calls.length).toBe(1)
})

/** Hydrates a page whose deferred part waits for its script, which arrives when `arrive` is called. */
async function hydratePage() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const above = vi.fn()
  const below = vi.fn()
  const Late = lazy(async () => {
    await promise
    return { default: () => <Button name="Abaixo" onClick={below} /> }
  })
  const pageOf = (deferred: ReactNode) => (
    <div onClickCapture={forgetPress}>
      <Button name="Acima" onClick={above} />
      <DeferredPart>{deferred}</DeferredPart>
    </div>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(pageOf(<Button name="Abaixo" onClick={below} />))
  document.body.replaceChildren(container)
  hydrateRoot(container, pageOf(<Late />))
  await expect.element(top).toHaveAttribute('data-answers')
  return { above, below, arrive: resolve }
}

type ButtonProps = { name: string; onClick: () => void }

/** Marks itself once it has hydrated; until then it may be marked as busy, of which React warns in development. */
function Button({ name, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      ref={(button) => button?.setAttribute('data-answers', '')}
      onClick={onClick}
      suppressHydrationWarning
    >
      {name}
    </button>
  )
}
