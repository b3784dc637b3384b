import type { ListPanel } from '@/lib/content/definition'
import { listTexts } from '@/lib/content/list-texts'
import { packageForm, packageValues } from '../form'
import { newPackage, toForm } from '../form-values'
import { freeSlug } from './duplicate'
import { packageFields, pictureProblems } from './fields'

/** How the panel edits packages (§2 "Admin packages", §8). */
export const packagePanel: ListPanel = {
  form: packageForm,
  sent: packageValues,
  read: (stored) => (stored ? toForm(stored) : newPackage),
  problems: pictureProblems,
  store: packageFields,
  // Links to former slugs stay with the original.
  copy: (original, packages) => ({ slug: freeSlug(original, packages), previousSlugs: undefined }),
  undoesToggle: true,
  draft: ['pacote', 'novo'],
  texts: listTexts(
    { one: 'pacote', several: 'pacotes', feminine: false },
    {
      title: 'Gerenciar Ofertas',
      text: 'Pacotes e ofertas que os visitantes veem no site.',
      add: 'Nova Oferta',
      newTitle: 'Novo Pacote',
      emptyHint: 'Comece por “Nova Oferta”: o pacote aparece em Pacotes assim que for salvo.',
      shown: 'Pacote atualizado com sucesso!',
      hidden: 'Pacote atualizado com sucesso!',
    },
  ),
}
