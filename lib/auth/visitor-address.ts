import 'server-only'
import { headers } from 'next/headers'

/** The front door leaves the one address that it trusts; without it, the last is the least likely made up. */
export async function addressOfVisitor(): Promise<string> {
  const forwarded = (await headers()).get('x-forwarded-for')
  return forwarded?.split(',').at(-1)?.trim() ?? ''
}
