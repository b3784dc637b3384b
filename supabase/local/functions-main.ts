// The first module of every function's Deno process: ends it with the gateway that started it, then loads the
// function. A killed gateway can send no signal, but the kernel closes its end of this pipe.
async function exitWithGateway() {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
}

void exitWithGateway()
await import(Deno.args[0] ?? '')

export {}
