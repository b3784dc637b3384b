import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../supabase/database.types.ts'
import { allVariantNames, type Variants } from './variants.ts'

/** An admin's own session, so that row level security has the last word; the hotel and its bucket, '' without one. */
export type ImageStorage = { supabase: SupabaseClient<Database>; hotelId: string; bucket: string }

const oneYear = '31536000'
const uploadsAtOnce = 3

function variantsBucket(bucket: string): string {
  return `${bucket}-variants`
}

/** The row comes when all of it lies there. Throws at the first failure; what lies there by then does no harm. */
export async function storeVariants(
  { supabase, hotelId, bucket }: ImageStorage,
  path: string,
  made: Variants,
) {
  const objects = supabase.storage.from(variantsBucket(bucket))
  for (let start = 0; start < made.files.length; start += uploadsAtOnce) {
    const uploads = made.files
      .slice(start, start + uploadsAtOnce)
      .map(({ name, bytes, contentType }) =>
        objects.upload(`${path}/${name}`, bytes, { contentType, cacheControl: oneYear, upsert: true }),
      )
    const failed = (await Promise.all(uploads)).find(({ error }) => error)?.error
    if (failed) throw new Error(failed.message)
  }
  const { width, height, widths } = made
  const { error } = await supabase.from('images').upsert({ hotel_id: hotelId, path, width, height, widths })
  if (error) throw new Error(error.message)
}

/** Removes the rows and then the files of what was encoded of the images at `paths`. Throws when either fails. */
export async function forgetVariants({ supabase, hotelId, bucket }: ImageStorage, paths: string[]) {
  const rows = await supabase.from('images').delete().eq('hotel_id', hotelId).in('path', paths)
  if (rows.error) throw new Error(rows.error.message)
  const names = paths.flatMap((path) => allVariantNames().map((name) => `${path}/${name}`))
  const files = await supabase.storage.from(variantsBucket(bucket)).remove(names)
  if (files.error) throw new Error(files.error.message)
}
