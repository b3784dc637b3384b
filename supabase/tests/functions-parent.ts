// A gateway to be killed: calls the function `echo` once and prints the number of its process.
import { createFunctions } from '../local/functions.ts'

const { handle } = createFunctions(JSON.parse(process.argv[2] ?? ''))
const answer = await handle(new Request('http://127.0.0.1/functions/v1/echo', { method: 'OPTIONS' }))
const { pid } = await answer.json()
console.log(pid)
setInterval(() => undefined, 60_000)
