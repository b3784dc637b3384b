import sharp from 'sharp'

// For the whole process. SVG stays for the drawings of lib/seo: `imageFormat` never lets a foreign one near.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
})
// One image at a time on one core, and nothing kept: pixels of finished work would stay in memory for good.
sharp.cache(false)
sharp.concurrency(1)

/** The image library with the process-wide limits; import it from nowhere else on the server. */
export { sharp }
