import 'server-only'
import { env } from '@/lib/env'
import { publicStorage } from '@/lib/stored-name'

/** The address of an object by its `{bucket}/{path}`, at the project's present domain. */
export function storageAddress(name: string): string {
  return new URL(env().SUPABASE_URL).origin + publicStorage + name
}
