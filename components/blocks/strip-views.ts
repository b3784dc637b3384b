import { editorialViews } from './editorial-views'
import { Gallery } from './gallery/gallery'
import { Strip } from './strip/strip'

/** For pages that may have the script that opens pictures. */
export const stripViews = { ...editorialViews, strip: Strip, gallery: Gallery }
