import { dropAllDrafts, hasDrafts } from '../_ui/draft'
import { hasUnsavedForm } from '../_ui/use-leave-guard'

const leaveQuestion =
  'Há alterações que não foram salvas. Ao sair, os rascunhos deste navegador são apagados. Sair mesmo assim?'

/** Before an explicit sign-out: asks when something typed in this browser would be lost. */
export function mayLeave(): boolean {
  return !(hasUnsavedForm() || hasDrafts()) || confirm(leaveQuestion)
}

/** After an explicit sign-out: forgets the drafts, and tells the other tabs, which show the panel still. */
export function forgetEverything(): void {
  dropAllDrafts()
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(signedOut)
  channel.close()
}

/** Calls back when another tab has signed out by hand; returns how to stop. Drafts are gone by then. */
export function onOtherTabLeft(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data !== signedOut) return
    dropAllDrafts()
    callback()
  }
  return () => channel.close()
}

const channelName = 'painel'
const signedOut = 'saiu'
