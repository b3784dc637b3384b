import { execFileSync } from 'node:child_process'

/** RLIMIT_FSIZE 0: no file of theirs takes another byte (EFBIG), without root. False without `prlimit`. */
export function fillDisk(pids: (number | undefined)[], isFull: boolean): boolean {
  try {
    for (const pid of pids) {
      if (pid)
        execFileSync('prlimit', ['--pid', String(pid), isFull ? '--fsize=0:' : '--fsize=unlimited:'], {
          stdio: 'ignore',
        })
    }
    return true
  } catch {
    return false
  }
}
