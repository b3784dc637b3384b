import { type Dimensions, imageTexts } from './rules.ts'
import { acceptsDrawings, drawingHint } from './svg/limits.ts'

/** Pixel size at which the largest crop is sharp on an ordinary screen, and on a dense one. */
type Wanted = [width: number, height: number, idealWidth: number, idealHeight: number]

const usual: Wanted = [1200, 800, 1920, 1280]

/** By upload folder, also for a field's poster; other folders use the default. */
const places: Record<string, Wanted> = {
  'hotel/background': [1920, 1080, 2560, 1440],
  'hotel/library': [1200, 800, 2560, 1707],
  'hotel/logo': [240, 60, 960, 240],
  'hotel/mark': [180, 180, 512, 512],
  'hotel/mobile_background': [1080, 1620, 1620, 2430],
  'hotel/pages': [1200, 800, 2560, 1707],
  'hotel/video_section': [1920, 1080, 2560, 1440],
  'packages/principal': [1440, 960, 2560, 1707],
}

/** A picture with a shorter side, in pixels, is probably not a photograph. */
const tinySide = 200

/** Describes the accepted files and the ideal size for `folder`: `JPG … · Ideal: 2560 × 1440 px`. */
export function imageHint(folder: string): string {
  const [, , width, height] = wantedSize(folder)
  const taken = acceptsDrawings(folder) ? drawingHint : imageTexts.hint
  return `${taken} · Fotos maiores são diminuídas ao enviar · Ideal: ${width} × ${height} px`
}

export function tooSmallMessage({ width, height }: Dimensions, folder: string): string | null {
  // A video frame has the size of the video.
  if (folder.endsWith('_poster')) return null
  const [minWidth, minHeight] = wantedSize(folder)
  if (width >= minWidth && height >= minHeight) return null
  return `A foto tem ${width} × ${height} px: aqui ela precisa de pelo menos ${minWidth} × ${minHeight} para não ficar borrada.`
}

/** Checks whether a picture is so small that a save asks for confirmation. */
export function isTiny({ width, height }: Dimensions, folder: string): boolean {
  return folder !== 'hotel/logo' && Math.min(width, height) < tinySide
}

function wantedSize(folder: string) {
  return places[folder.replace(/_poster$/, '')] ?? usual
}
