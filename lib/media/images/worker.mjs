// The process of in-worker.ts. Plain JavaScript, because Node starts it without a build step.
import { sharp } from './sharp.mjs'

const [maxBytes, maxSeconds] = process.argv.slice(2).map(Number)
const atStart = process.cpuUsage()
const secondsUsed = () => {
  const { user, system } = process.cpuUsage(atStart)
  return (user + system) / 1_000_000
}

// The decoders run in other threads. Only SIGKILL ends a process in the middle of native code.
const end = () => process.kill(process.pid, 'SIGKILL')
setInterval(() => (process.memoryUsage.rss() > maxBytes || secondsUsed() > maxSeconds) && end(), 5)
process.on('disconnect', end)

process.on('message', async ({ result, image, options, steps }) => {
  try {
    let picture = sharp(image, options)
    for (const [name, value] of Object.entries(steps)) picture = picture[name](value)
    process.send({ made: await picture[result]() })
  } catch (error) {
    process.send({ error: String(error) })
  }
})
