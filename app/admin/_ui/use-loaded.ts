import { type ComponentType, useState } from 'react'
import { notify } from './notify'

/** Loads a dialog's code on demand. `Dialog` is set while it is open. */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  const open = () =>
    load().then(
      (loaded) => setDialog(() => loaded),
      () => notify.error('Não foi possível abrir. Verifique a internet e tente de novo.'),
    )
  return { Dialog, open, close: () => setDialog(undefined) }
}
