import { editorialViews } from './editorial-views'
import { Strip } from './strip/strip'

/** For pages that may have the script of the strip. */
export const stripViews = { ...editorialViews, strip: Strip }
