// Preloaded into the site (NODE_OPTIONS=--import): at SIGUSR2 its clock jumps by the milliseconds in the file
// CHAOS_CLOCK. Only `Date` moves, as for a program on a machine whose clock was set; timers go on.
import { readFileSync } from 'node:fs'

const RealDate = Date
let shift = 0

class MovedDate extends RealDate {
  // Own ones, because Next copies those alone into a Date of its own.
  static parse = RealDate.parse
  static UTC = RealDate.UTC

  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + shift
  }
}

if (process.env.CHAOS_CLOCK) {
  globalThis.Date = MovedDate
  process.on('SIGUSR2', () => {
    shift = Number(readFileSync(process.env.CHAOS_CLOCK, 'utf8'))
  })
}
