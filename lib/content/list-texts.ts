import { upperFirst } from '@/lib/words'

type Words = { one: string; several: string; feminine: boolean }

export type ListTexts = ReturnType<typeof usualTexts> & {
  /** Shown if the item to open or reload was deleted. */
  reloadFailed?: string
}

/** Builds a list's messages from its nouns; `own` overrides some. */
export function listTexts(words: Words, own: Partial<ListTexts> = {}): ListTexts {
  return { ...usualTexts(words, own), ...own }
}

type Derived = { add?: string; saveFailed?: string; changeFailed?: string }

/** Derives some texts from those in `own`. */
function usualTexts({ one, several, feminine }: Words, own: Derived) {
  const ending = feminine ? 'a' : 'o'
  const add = `${feminine ? 'Nova' : 'Novo'} ${upperFirst(one)}`
  const done = (participle: string) => `${upperFirst(one)} ${participle}${ending} com sucesso!`
  const saveFailed = own.saveFailed ?? `Erro ao salvar ${one}.`
  const changeFailed = own.changeFailed ?? saveFailed
  const loadFailed = `Erro ao carregar ${several}.`
  return {
    title: `Gerenciar ${upperFirst(several)}`,
    text: '',
    add,
    newTitle: add,
    editTitle: `Editar ${upperFirst(one)}`,
    empty: `Nenhum${feminine ? 'a' : ''} ${one} cadastrad${ending} ainda.`,
    emptyHint: `Comece por “${own.add ?? add}”.`,
    created: done('criad'),
    updated: done('atualizad'),
    shown: done('ativad'),
    hidden: done('desativad'),
    deleted: done('excluíd'),
    restored: `${upperFirst(one)} restaurad${ending}.`,
    /** One item without an article: `Pacote`. */
    one: upperFirst(one),
    /** Label in the history for restoring a single item. */
    restoreBefore: `Restaurar est${feminine ? 'a' : 'e'} ${one} como estava antes`,
    confirmDelete: `Tem certeza que deseja excluir est${feminine ? 'a' : 'e'} ${one}?`,
    loadFailed,
    openFailed: loadFailed,
    saveFailed,
    /** Shown if the list cannot show, hide, move or copy an item. */
    changeFailed,
    /** Shown if the item to change was deleted. */
    gone: `${changeFailed} El${feminine ? 'a' : 'e'} foi excluíd${ending} por outra pessoa.`,
    /** Shown if the target position no longer exists. */
    listChanged: 'A lista mudou enquanto isso. Tente de novo.',
    deleteFailed: `Erro ao excluir ${one}.`,
    /** The item with a demonstrative, for messages about other people or tabs that have it open. */
    itself: `est${feminine ? 'a' : 'e'} ${one}`,
    openElsewhere: `Você tem est${feminine ? 'a' : 'e'} ${one} abert${ending} em outra aba.`,
  }
}
