import { execaSync } from 'execa'

/** RLIMIT_FSIZE 0: no file of theirs takes another byte (EFBIG), without root. False without `prlimit`. */
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
