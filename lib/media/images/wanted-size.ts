import { type Dimensions, imageTexts } from './rules.ts'
import { drawingHint, takesDrawings } from './svg/limits.ts'

/** In pixels: the size at which the largest crop is sharp on an ordinary screen, and the one that a dense screen can show. */
type Wanted = { least: Dimensions; ideal: Dimensions }

const usual: Wanted = { least: { width: 1200, height: 800 }, ideal: { width: 1920, height: 1280 } }

const whole: Wanted = { least: { width: 1920, height: 1080 }, ideal: { width: 2560, height: 1440 } }

const upright: Wanted = { least: { width: 1080, height: 1620 }, ideal: { width: 1620, height: 2430 } }

const band: Wanted = { least: { width: 1440, height: 960 }, ideal: { width: 2560, height: 1707 } }

/** For any place. */
const mixed: Wanted = { least: usual.least, ideal: band.ideal }

/** By the folder that a field uploads to, or its cover; in others, the usual size. */
const places: Record<string, Wanted> = {
  'hotel/background': whole,
  'hotel/mobile_background': upright,
  'hotel/video_section': whole,
  'hotel/library': mixed,
  'hotel/pages': mixed,
  'hotel/logo': { least: { width: 240, height: 60 }, ideal: { width: 960, height: 240 } },
  'hotel/mark': { least: { width: 180, height: 180 }, ideal: { width: 512, height: 512 } },
  'packages/principal': band,
}

/** A picture with a shorter side, in pixels, is hardly meant to be a photograph. */
const tinySide = 200

/** What the fields of `folder` take and which size serves them best: `JPG … · Ideal: 2560 × 1440 px`. */
export function imageHint(folder: string): string {
  const { width, height } = wanted(folder).ideal
  const taken = takesDrawings(folder) ? drawingHint : imageTexts.hint
  return `${taken} · Ideal: ${width} × ${height} px`
}

/** The message for a picture that is too small for the fields of `folder`; null if it is large enough. */
export function tooSmallMessage({ width, height }: Dimensions, folder: string): string | null {
  // A frame of a video is as large as the video.
  if (folder.endsWith('_poster')) return null
  const { least } = wanted(folder)
  if (width >= least.width && height >= least.height) return null
  return `A foto tem ${width} × ${height} px: aqui ela precisa de pelo menos ${least.width} × ${least.height} para não ficar borrada.`
}

/** Whether a picture is so small that a save asks for confirmation. */
export function isTiny({ width, height }: Dimensions, folder: string): boolean {
  return folder !== 'hotel/logo' && Math.min(width, height) < tinySide
}

function wanted(folder: string) {
  return places[folder.replace(/_poster$/, '')] ?? usual
}
