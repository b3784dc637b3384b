import 'server-only'
import { env } from '@/lib/env'
import { publicStorage } from '@/lib/stored-name'

/** Returns an object's address from its `{bucket}/{path}`, at the project's current domain. */
export function storageAddress(name: string): string {
  return new URL(env().SUPABASE_URL).origin + publicStorage + name
}
