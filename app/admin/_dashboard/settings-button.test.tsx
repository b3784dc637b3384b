import { isValidElement, type ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { SettingsButton } from './settings-button'

const { error, setOpen } = vi.hoisted(() => ({ error: vi.fn(), setOpen: vi.fn() }))

vi.mock('next/dynamic', () => ({ default: () => () => null }))
vi.mock('../_ui/notify', () => ({ notify: { error } }))
vi.mock('react', async (original) => ({ ...(await original<object>()), useState: () => [false, setOpen] }))

const row = { values: {}, version: 0 }

test('settings that could not be read are not opened as empty forms', () => {
  press(SettingsButton({ sections: null }))
  expect(error).toHaveBeenCalledWith('Erro ao carregar configurações.')
  expect(setOpen).not.toHaveBeenCalled()
  press(SettingsButton({ sections: { hero: row, about: row, configuration: row } }))
  expect(setOpen).toHaveBeenCalledWith(true)
})

function press(tree: ReactElement<{ children: unknown[] }>) {
  const button = tree.props.children.find((child) => isValidElement(child) && child.type === 'button')
  if (!isValidElement<{ onClick: () => void }>(button)) throw new Error('there is no button')
  button.props.onClick()
}
