import { unstable_rethrow } from 'next/navigation'
import type { Failure } from '@/lib/access/result'
import { deleteRecoveryCopies, hasRecoveryCopies } from '../_editor/recovery'
import { unreachableResult } from '../_ui/toast-failure'
import { hasUnsavedForm } from '../_ui/use-leave-guard'

const leaveQuestion =
  'Há alterações que não foram salvas. Ao sair, as cópias não salvas deste navegador são apagadas. Sair mesmo assim?'

/** Asks before an explicit sign-out would lose unsaved work in this browser. */
export function confirmSignOut(): boolean {
  return !(hasUnsavedForm() || hasRecoveryCopies()) || confirm(leaveQuestion)
}

/** Runs an action that redirects to the login page, then deletes the recovery copies in all tabs (AUTH-7). */
export async function signOutThrough<T>(action: () => Promise<T>, failure: string): Promise<T | Failure> {
  try {
    return await action()
  } catch (error) {
    if (!isRedirect(error)) return unreachableResult(failure)()
    deleteLocalData()
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

function deleteLocalData() {
  deleteRecoveryCopies()
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(tab)
  channel.close()
}

/** Deletes the recovery copies and calls back when another tab signs out explicitly. Returns an unsubscribe function. */
export function onOtherTabSignOut(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data === tab) return
    deleteRecoveryCopies()
    callback()
  }
  return () => channel.close()
}

const channelName = 'painel'
// Other channels in the same tab receive the message too.
const tab = Math.random()
