import { logEvent } from '@/lib/log'

/** Returns a `catch` handler that logs the failed read and resolves to undefined. */
export function readFailed(read: string) {
  return (error: unknown): undefined => {
    logEvent('admin_read_failed', { read, error })
  }
}
