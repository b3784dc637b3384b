import { logEvent } from '@/lib/log'

/** For `catch`: logs that something could not be read for a screen, which shows what it can without it. */
export function readFailed(read: string) {
  return (error: unknown): undefined => {
    logEvent('admin_read_failed', { read, error })
  }
}
