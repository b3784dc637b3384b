const widest = 1920
const quality = 0.86
const timeoutMs = 8000
/** Seconds into the video. Many videos begin with a black frame. */
const moments = [0.6, 1.5, 3, 0.1]
const darkest = 18

/** Returns the first frame of a chosen video that is not dark, or null if this browser cannot read it. Never rejects. */
export async function captureFirstFrame(file: File): Promise<File | null> {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: URL.createObjectURL(file) })
  try {
    await waitForEvent(video, 'loadeddata')
    let frame: File | null = null
    for (const moment of moments.filter((at) => !(at >= video.duration))) {
      video.currentTime = moment
      await waitForEvent(video, 'seeked')
      frame = await captureShownFrame(video)
      if (!isDark(video)) break
    }
    return frame
  } catch {
    return null
  } finally {
    const address = video.src
    stopLoading(video)
    URL.revokeObjectURL(address)
  }
}

/** Returns the player's current frame as a JPEG. Rejects if the browser forbids reading it. */
export async function captureShownFrame(video: HTMLVideoElement): Promise<File> {
  const scale = Math.min(1, widest / video.videoWidth)
  const canvas = drawFrame(video, video.videoWidth * scale, video.videoHeight * scale)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'capa.jpg', { type: 'image/jpeg' })
}

/** Stops loading, because a request for a revoked local address would fail. */
export function stopLoading(video: HTMLVideoElement) {
  video.pause()
  video.setAttribute('src', '')
  video.load()
}

function isDark(video: HTMLVideoElement) {
  const [width, height] = [32, 18]
  const context = drawFrame(video, width, height).getContext('2d')
  const pixels = [...(context?.getImageData(0, 0, width, height).data ?? [])]
  const light = pixels.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0)
  return light / (width * height * 3) < darkest
}

function drawFrame(video: HTMLVideoElement, width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas
}

function waitForEvent(video: HTMLVideoElement, event: 'loadeddata' | 'seeked') {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, resolve, { once: true })
    video.addEventListener('error', reject, { once: true })
    setTimeout(reject, timeoutMs)
  })
}
