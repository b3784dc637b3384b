// Plain JavaScript, because worker.mjs imports it without a build step.
import sharp from 'sharp'

// Applies to the whole process. Allow SVG for the drawings of lib/seo; `imageFormat` rejects SVG uploads.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
})
// Process one image at a time on one core, without a cache, which would keep finished pixels in memory.
sharp.cache(false)
sharp.concurrency(1)

/** The image library with process-wide limits; server code must import it from here only. */
export { sharp }
