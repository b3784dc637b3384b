export type ListTexts = {
  title: string
  text: string
  add: string
  newTitle: string
  editTitle: string
  empty: string
  emptyHint: string
  created: string
  updated: string
  shown: string
  hidden: string
  deleted: string
  restored: string
  /** One item without an article: `Pacote`. */
  one: string
  /** The label in the history of restoring a single item. */
  restoreBefore: string
  confirmDelete: string
  loadFailed: string
  openFailed: string
  /** Shown if an open form is reloaded and its item is gone; without it nothing is shown. */
  reloadFailed?: string
  saveFailed: string
  /** Shown if an item could not be shown, hidden, moved or copied from the list. */
  changeFailed: string
  /** Shown if the item to change no longer exists. */
  gone: string
  /** Shown if the target position no longer exists. */
  listChanged: string
  deleteFailed: string
  /** The item with a demonstrative, for messages about other people or tabs that have it open. */
  itself: string
  openElsewhere: string
}

type Words = {
  one: string
  several: string
  feminine: boolean
}

/** Builds the messages of a list from its nouns; `own` overrides some. */
export function listTexts({ one, several, feminine }: Words, own: Partial<ListTexts> = {}): ListTexts {
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
    one: upperFirst(one),
    restoreBefore: `Restaurar est${feminine ? 'a' : 'e'} ${one} como estava antes`,
    confirmDelete: `Tem certeza que deseja excluir est${feminine ? 'a' : 'e'} ${one}?`,
    loadFailed,
    openFailed: loadFailed,
    saveFailed,
    changeFailed,
    gone: `${changeFailed} El${feminine ? 'a' : 'e'} foi excluíd${ending} por outra pessoa.`,
    listChanged: 'A lista mudou enquanto isso. Tente de novo.',
    deleteFailed: `Erro ao excluir ${one}.`,
    itself: `est${feminine ? 'a' : 'e'} ${one}`,
    openElsewhere: `Você tem est${feminine ? 'a' : 'e'} ${one} abert${ending} em outra aba.`,
    ...own,
  }
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
