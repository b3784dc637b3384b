import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { notify } from './notify'

/** Loads a dialog's code on demand. `Dialog` is set while it is open or loading. */
export function useLoaded<Props extends { onClose: () => unknown }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  /** Replaces `Opening`, unless the opening was cancelled. */
  const finish = (next?: ComponentType<Props>) =>
    setDialog((now: ComponentType<Props> | undefined) => (now === Opening ? next : now))
  async function open() {
    setDialog(() => Opening)
    try {
      finish(await load())
    } catch {
      finish()
      notify.error('Não foi possível abrir. Verifique a internet e tente de novo.')
    }
  }
  return { Dialog, open, close: () => setDialog(undefined) }
}

/** Shows that the code of a dialog is loading (ADM-9). A click elsewhere, Escape or a shortcut cancels the opening. */
export function Opening({ onClose }: { onClose: () => unknown }) {
  const cancel = useEffectEvent(onClose)
  // Listens on the window, because any control may be pressed, or a shortcut of the panel.
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('click', () => cancel(), options)
    window.addEventListener('keydown', (event) => isCommand(event) && cancel(), options)
    return () => listening.abort()
  }, [])
  return (
    <p
      role="status"
      // Code that arrives immediately must not flash it.
      className="surface pointer-events-none fixed inset-0 z-60 m-auto size-fit px-6 py-4 font-semibold transition-[visibility] delay-100 duration-0 starting:invisible"
    >
      Carregando...
    </p>
  )
}

function isCommand({ key, ctrlKey, metaKey }: KeyboardEvent) {
  return key === 'Escape' || ((ctrlKey || metaKey) && key.length === 1)
}
