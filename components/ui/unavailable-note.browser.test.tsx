import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UnavailableNote } from './unavailable-note'

const text = 'O pacote que você procura não está disponível.'
const path = location.href

afterEach(() => history.replaceState(history.state, '', path))

test.each([
  ['#indisponivel', true],
  ['#todos', false],
  ['', false],
])('after the router has gone to "%s", the sentence is announced: %s (OFF-14)', async (fragment, isSaid) => {
  history.replaceState(history.state, '', `${path}${fragment}`)
  await render(
    <section className="group" id="indisponivel">
      <UnavailableNote fragment="indisponivel" className="">
        {text}
      </UnavailableNote>
      <p>Fim</p>
    </section>,
  )
  await expect.element(page.getByText('Fim')).toBeVisible()
  const note = page.getByText(text)
  expect(note.element().closest('[aria-live]')).not.toBeNull()
  await (isSaid ? expect.element(note).toBeVisible() : expect.element(note).not.toBeVisible())
  // As by Back.
  history.replaceState(history.state, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(note).not.toBeVisible()
})
