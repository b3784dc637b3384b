/** The part of Deno that the functions' entries use, for the project's type checker. Deno never reads this file. */
declare namespace Deno {
  const env: { get(name: string): string | undefined }
  function serve(handler: (request: Request) => Promise<Response>): unknown
}
