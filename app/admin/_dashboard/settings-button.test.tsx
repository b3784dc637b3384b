import { isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toast } from 'sonner'
import { expect, test, vi } from 'vitest'
import type { StoredSingles } from '@/lib/site/panel-queries'
import { Button } from '../_ui/button'
import { SettingsButton } from './settings-button'

// That it opens what could be read is for the browser tests of the dashboard.
test('settings that could not be read are told instead of opened as empty forms', () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue('')
  const row = { values: {}, version: 0 }
  press({ hero: row, about: row, configuration: row })
  expect(told).not.toHaveBeenCalled()
  press(null)
  expect(told).toHaveBeenCalledWith(
    'Erro',
    expect.objectContaining({ description: 'Erro ao carregar configurações.' }),
  )
})

let tree: ReactElement<{ children: unknown[] }>

function Probe({ sections }: { sections: StoredSingles | null }) {
  tree = SettingsButton({ sections, isManager: true })
  return tree
}

/** Lets React render the component and presses the button of what it returned. */
function press(sections: StoredSingles | null) {
  renderToStaticMarkup(<Probe sections={sections} />)
  const button = tree.props.children.find((child) => isValidElement(child) && child.type === Button)
  if (!isValidElement<{ onClick: () => void }>(button)) throw new Error('there is no button')
  button.props.onClick()
}
