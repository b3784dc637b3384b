// Plain JavaScript, because worker.mjs imports it without a build step.
import sharp from 'sharp'

// For the whole process. SVG is allowed for the drawings of lib/seo; uploads in SVG are excluded by `imageFormat`.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
})
// One image at a time on one core, without a cache: it would keep the pixels of finished work in memory.
sharp.cache(false)
sharp.concurrency(1)

/** The image library with the process-wide limits; import it from nowhere else on the server. */
export { sharp }
