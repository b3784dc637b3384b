import type { Dimensions } from './rules'

const usual = { width: 1200, height: 800 }

/** The least size at which the largest crop is sharp, in pixels, by the folder that a field uploads to. */
const wanted: Record<string, Dimensions> = {
  'hotel/background': { width: 1920, height: 1080 },
  'hotel/mobile_background': { width: 1080, height: 1620 },
  'hotel/logo': { width: 240, height: 60 },
}

/** A picture with a shorter side, in pixels, is hardly meant to be a photograph. */
const tinySide = 200

/** The message for a picture that is too small for the fields of `folder`; null if it is large enough. */
export function tooSmallMessage({ width, height }: Dimensions, folder: string): string | null {
  // A frame of a video is as large as the video.
  if (folder.endsWith('_poster')) return null
  const least = wanted[folder] ?? usual
  if (width >= least.width && height >= least.height) return null
  return `A foto tem ${width} × ${height} px: aqui ela precisa de pelo menos ${least.width} × ${least.height} para não ficar borrada.`
}

/** Whether a picture is so small that a save asks for confirmation. */
export function isTiny({ width, height }: Dimensions, folder: string): boolean {
  return folder !== 'hotel/logo' && Math.min(width, height) < tinySide
}
