import { unstable_rethrow } from 'next/navigation'
import type { Failure } from '@/lib/access/result'
import { dropAllDrafts, hasDrafts } from '../_ui/draft'
import { unreachable } from '../_ui/toast-failure'
import { hasUnsavedForm } from '../_ui/use-leave-guard'

const leaveQuestion =
  'Há alterações que não foram salvas. Ao sair, os rascunhos deste navegador são apagados. Sair mesmo assim?'

/** Before an explicit sign-out: asks when something typed in this browser would be lost. */
export function mayLeave(): boolean {
  return !(hasUnsavedForm() || hasDrafts()) || confirm(leaveQuestion)
}

/** Through an action that leads to the login page; on the way drafts go, also in the other tabs (AUTH-7). */
export async function leaveThrough<T>(action: () => Promise<T>, failure: string): Promise<T | Failure> {
  try {
    return await action()
  } catch (error) {
    if (!isRedirect(error)) return unreachable(failure)()
    forgetEverything()
    throw error
  }
}

/** The way to another page arrives as an error, too. */
function isRedirect(error: unknown) {
  try {
    unstable_rethrow(error)
    return false
  } catch {
    return true
  }
}

function forgetEverything() {
  dropAllDrafts()
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(tab)
  channel.close()
}

/** Calls back when another tab has signed out by hand; returns how to stop. Drafts are gone by then. */
export function onOtherTabLeft(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data === tab) return
    dropAllDrafts()
    callback()
  }
  return () => channel.close()
}

const channelName = 'painel'
// A channel is also heard by the other listeners of its own tab.
const tab = Math.random()
