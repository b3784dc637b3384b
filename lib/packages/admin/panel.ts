import { listPanel } from '@/lib/content/list-panel'
import { listTexts } from '@/lib/content/list-texts'
import { packageFields } from '../fields'
import { freeSlug } from './duplicate'
import { imageFieldErrors, storedFields } from './fields'

const texts = listTexts(
  { one: 'pacote', several: 'pacotes', feminine: false },
  {
    title: 'Gerenciar Ofertas',
    text: 'Pacotes e ofertas que os visitantes veem no site.',
    add: 'Nova Oferta',
    emptyHint: 'Comece por “Nova Oferta”: o pacote aparece em Pacotes assim que for salvo.',
    shown: 'Pacote atualizado com sucesso!',
    hidden: 'Pacote atualizado com sucesso!',
  },
)

export const packagePanel = listPanel(packageFields, texts, {
  fieldErrors: imageFieldErrors,
  store: storedFields,
  // Former slugs stay with the original.
  copy: (original, packages) => ({ slug: freeSlug(original, packages), previousSlugs: undefined }),
  undoesToggle: true,
  hasPreview: true,
  tellsWhy: true,
  draft: ['pacote', 'novo'],
})
