import { execaSync } from 'execa'

/**
 * "Full": no regular file of these processes takes another byte (RLIMIT_FSIZE 0; writes fail with EFBIG). Needs no
 * root and leaves the machine's disk alone; a real full disk fails with ENOSPC and still lets files be overwritten.
 * False where util-linux' `prlimit` is missing.
 */
export function fillDisk(pids: (number | undefined)[], isFull: boolean): boolean {
  try {
    for (const pid of pids) {
      if (pid) execaSync('prlimit', ['--pid', String(pid), `--fsize=${isFull ? '0' : 'unlimited'}:`])
    }
    return true
  } catch {
    return false
  }
}
