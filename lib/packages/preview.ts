import { packageSchema } from './schema'

const { shape } = packageSchema

/** A draft as its page would show it, with whatever it still lacks left open: a price of 0 is none yet. */
export const packagePreview = packageSchema.extend({
  slug: shape.slug.catch('rascunho'),
  category: shape.category.catch('pacote'),
  price: shape.price.catch(0),
})
