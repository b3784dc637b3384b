import { unstable_rethrow } from 'next/navigation'
import type { Failure } from '@/lib/access/result'
import { dropAllDrafts, hasDrafts } from '../_editor/draft'
import { unreachable } from '../_ui/toast-failure'
import { hasUnsavedForm } from '../_ui/use-leave-guard'

const leaveQuestion =
  'Há alterações que não foram salvas. Ao sair, os rascunhos deste navegador são apagados. Sair mesmo assim?'

/** Asks before an explicit sign-out if unsaved work in this browser would be lost. */
export function mayLeave(): boolean {
  return !(hasUnsavedForm() || hasDrafts()) || confirm(leaveQuestion)
}

/** Runs an action that redirects to the login page, and then deletes the drafts, also in the other tabs (AUTH-7). */
export async function leaveThrough<T>(action: () => Promise<T>, failure: string): Promise<T | Failure> {
  try {
    return await action()
  } catch (error) {
    if (!isRedirect(error)) return unreachable(failure)()
    forgetEverything()
    throw error
  }
}

/** Next throws redirects as errors. */
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

/** Calls back when another tab has signed out by hand, after deleting the drafts. Returns a function that stops listening. */
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
// Listeners of the same tab receive the message too.
const tab = Math.random()
