import { editorialViews } from './editorial-views'
import { Gallery } from './gallery/gallery'
import { Strip } from './strip/strip'

/** The components for pages that may load the lightbox. */
export const stripViews = { ...editorialViews, strip: Strip, gallery: Gallery }
