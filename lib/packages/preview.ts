import { packageSchema } from './schema'

const { shape } = packageSchema

/** The schema of a draft for its preview; missing values stay open, and a price of 0 means none. */
export const packagePreview = packageSchema.extend({
  slug: shape.slug.catch('rascunho'),
  category: shape.category.catch('pacote'),
  price: shape.price.catch(0),
})
