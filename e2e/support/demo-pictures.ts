import { join } from 'node:path'
import { testDay } from '../../scripts/lib/test-day.ts'
import { mediaFolder, mediaObjects } from '../../supabase/local/demo/media.ts'
import { quaresmeira } from '../../supabase/local/demo/test-content.ts'

/** The address of a picture of the demonstration in the storage under test; throws where nothing of it is shown. */
export function storedPicture(file: string): string {
  const url = process.env.E2E_SUPABASE_URL ?? ''
  const object = mediaObjects(quaresmeira.contentOn(testDay)).find((one) => one.file === file)
  if (!object) throw new Error(`the demonstration does not show ${file}`)
  return `${url}/storage/v1/object/public/${object.bucket}/${object.key}`
}

/** A picture or film of the demonstration as a file to send. */
export function mediaPath(file: string): string {
  return join(mediaFolder, file)
}
