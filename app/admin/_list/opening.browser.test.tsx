import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithActions } from '@/e2e/components/with-actions'
import { itemRow } from '@/lib/content/item-row'
import { registry } from '@/lib/panel/registry'
import { Button } from '../_ui/button'
import { PanelDialog } from '../_ui/panel-dialog'
import { useLoaded } from '../_ui/use-loaded'
import { listInfo } from './list-info'
import { ListScreen } from './list-screen'

type Shown = (props: { onClose: () => unknown }) => ReactNode

function Form({ onClose }: { onClose: () => unknown }) {
  return (
    <PanelDialog title="Formulário" onClose={onClose}>
      <input aria-label="Nome" />
    </PanelDialog>
  )
}

/** Returns a `load` whose calls stay pending, in order of the presses. */
function slowNetwork() {
  const calls: PromiseWithResolvers<Shown>[] = []
  const load = vi.fn(() => {
    const call = Promise.withResolvers<Shown>()
    calls.push(call)
    return call.promise
  })
  return {
    load,
    arrive: async (number: number) => {
      calls[number]?.resolve(Form)
      // A task in the background follows what the arrival causes.
      await scheduler.postTask(() => undefined, { priority: 'background' })
    },
  }
}

function Loaded({ load }: { load: () => Promise<Shown> }) {
  const { Dialog, open, close } = useLoaded(load)
  return (
    <>
      <Button onClick={open}>Editar</Button>
      {Dialog && <Dialog onClose={close} />}
    </>
  )
}

const item = { id: 'a', name: 'Teresa', quote: 'O silêncio.', active: true }

function List({ load }: { load: () => Promise<Shown> }) {
  const rows = [itemRow(registry.testimonials, item)]
  return (
    <WithActions>
      <ListScreen list={listInfo(registry.testimonials)} rows={rows} pending={[]} dialog={load} />
    </WithActions>
  )
}

function Screen({ Part, load }: { Part: typeof List; load: () => Promise<Shown> }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <Part load={load} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Outra coisa ${count}`}
      </button>
    </>
  )
}

const edit = page.getByRole('button', { name: /^Editar/ })
const status = page.getByText('Carregando...')
const dialog = page.getByRole('dialog')

describe.each([
  ['of a list', List],
  ['behind a button', Loaded],
])('a dialog whose code comes slowly, %s', (_, Part) => {
  async function press() {
    const network = slowNetwork()
    await render(<Screen Part={Part} load={network.load} />)
    await edit.click()
    // Hovering and focusing the button may load the code, too.
    const number = () => network.load.mock.calls.length - 1
    return { ...network, number }
  }

  test('is announced at once, and opens for the press (ADM-9)', async () => {
    const { arrive, number } = await press()
    await expect.element(status).toBeVisible()
    // Silences a screen reader.
    await userEvent.keyboard('{Control}')
    await arrive(number())
    await expect.element(dialog).toBeVisible()
    expect(status.query()).toBeNull()
  })

  test('opens once for two presses, and stays closed (ADM-9)', async () => {
    const { arrive, number } = await press()
    const first = number()
    await edit.click()
    await arrive(number())
    await expect.poll(() => dialog.query()?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await arrive(first)
    expect(dialog.query()).toBeNull()
  })

  test.each([
    ['pressed something else', () => page.getByRole('button', { name: /^Outra coisa/ }).click()],
    ['pressed Escape', () => userEvent.keyboard('{Escape}')],
    ['opened the search', () => userEvent.keyboard('{Control>}k{/Control}')],
  ])('does not open for somebody who has %s meanwhile (ADM-9)', async (_, cancel) => {
    const { arrive, number } = await press()
    await cancel()
    await arrive(number())
    expect(dialog.query()).toBeNull()
    expect(status.query()).toBeNull()
  })
})
