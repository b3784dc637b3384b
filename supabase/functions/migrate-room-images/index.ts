import { handle } from './handle.ts'

Deno.serve((request) => handle(request, Deno.env))
