/** The size that every network shows uncropped, in pixels. */
export const shareImageSize = { width: 1200, height: 630 }
