// Loaded into the function's Deno process before the function, by tests only. The function's own code knows no
// exception for tests: here the internet is exchanged. `fotos.example.com` has the public address 8.8.8.8, which
// is the test's https server; `rede-interna.example.com` leads to this machine; there is nothing else.
const { connect } = Deno
const port = Number(Deno.env.get('TEST_SERVER_PORT'))
const names = new Map([
  ['fotos.example.com', '8.8.8.8'],
  ['outro-nome.example.com', '8.8.8.8'],
  ['rede-interna.example.com', '127.0.0.1'],
])

Object.assign(Deno, {
  async resolveDns(name: string, type: 'A' | 'AAAA') {
    return type === 'A' ? [names.get(name)].filter((address) => address !== undefined) : []
  },
  connect(target: { hostname: string; port: number }) {
    if (target.hostname !== '8.8.8.8' || target.port !== 443) throw new Error('unexpected connection')
    return connect({ hostname: '127.0.0.1', port })
  },
})

console.log(`processo ${Deno.pid}`)

export {}
