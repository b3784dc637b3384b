/**
 * The little of Deno that the functions use, for the project's own type checker. Deno brings its own types and never
 * reads this file; supabase/tests/functions-types.test.ts checks the functions with them.
 */
declare namespace Deno {
  type Conn = {
    readable: ReadableStream<Uint8Array<ArrayBuffer>>
    writable: WritableStream<Uint8Array<ArrayBufferLike>>
    close(): void
  }
  type TlsConn = Conn & { handshake(): Promise<unknown> }
  type TcpConn = Conn & { readonly remoteAddr: { hostname: string; port: number } }
  const args: string[]
  const pid: number
  const env: { get(name: string): string | undefined }
  const stdin: { readable: ReadableStream<Uint8Array> }
  function exit(code: number): never
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown
  function resolveDns(name: string, type: 'A' | 'AAAA'): Promise<string[]>
  function connect(options: { hostname: string; port: number }): Promise<TcpConn>
  function startTls(connection: TcpConn, options: { hostname: string }): Promise<TlsConn>
}
