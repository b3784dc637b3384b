import { basename, dirname, join } from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { testDay } from '../../scripts/lib/test-day.ts'
import { mediaFolder, mediaObjects } from '../../supabase/local/demo/media.ts'
import { quaresmeira } from '../../supabase/local/demo/test-content.ts'
import { loadPictures, open } from './page.ts'

/** Returns the address of a demonstration picture in the storage under test; throws when there is no storage. */
export function storedPicture(file: string): string {
  const url = process.env.E2E_SUPABASE_URL ?? ''
  const object = mediaObjects(quaresmeira.contentOn(testDay)).find((one) => one.file === file)
  if (!object) throw new Error(`the demonstration does not show ${file}`)
  return `${url}/storage/v1/object/public/${object.bucket}/${object.key}`
}

/** Returns the path of a demonstration picture or film to upload. */
export function mediaPath(file: string): string {
  return join(mediaFolder, file)
}

export type Picture = {
  /** The original's file name, whatever its address and width. */
  name: string
  /** Pixels across that the whole picture, including its cropped parts, needs at this screen's density. */
  needed: number
  /** Pixels across of the file that the browser chose; never more than the original has. */
  chosen: number
  original: number
}

/**
 * Returns every picture of `path` that takes up space, in order; its files are chosen but not loaded. Hides a second row.
 */
export async function picturesOn(page: Page, path: string): Promise<Picture[]> {
  await open(page, path)
  await loadPictures(page)
  // Measures repeatedly and in one step, because carousels recreate their slides.
  const measured = await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main img')]
    const visible = all.filter((image) => image.clientWidth > 0)
    if (!visible.every((image) => image.currentSrc && !image.currentSrc.startsWith('data:image/gif')))
      return undefined
    return visible
      .filter((image) => !image.parentElement?.closest('[aria-hidden="true"]'))
      .map((image) => ({
        file: new URL(image.currentSrc).pathname,
        width: image.clientWidth * devicePixelRatio,
        height: image.clientHeight * devicePixelRatio,
      }))
  })
  const boxes = (await measured.jsonValue()) ?? []
  const shown = boxes.filter(({ file }) => /\/\d+\.(?:avif|webp)$/.test(file))
  return Promise.all(
    shown.map(async ({ file, width, height }) => {
      const name = basename(dirname(file))
      const own = await sharp(mediaPath(name)).metadata()
      return {
        name,
        needed: Math.max(width, (height * own.width) / own.height),
        chosen: Math.min(Number.parseInt(basename(file), 10), own.width),
        original: own.width,
      }
    }),
  )
}
