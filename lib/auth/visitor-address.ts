import 'server-only'
import { headers } from 'next/headers'

/** Where a request comes from. The last address is what our own proxy saw; the visitor may have made up those before. */
export async function addressOfVisitor(): Promise<string> {
  const forwarded = (await headers()).get('x-forwarded-for')
  return forwarded?.split(',').at(-1)?.trim() ?? ''
}
