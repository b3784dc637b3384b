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
  /** One item, by itself: `Pacote`. */
  one: string
  /** In the history: what brings one item back, and nothing else. */
  restoreBefore: string
  confirmDelete: string
  loadFailed: string
  openFailed: string
  /** An open form wanted to read it again and it is gone; nothing is said without this. */
  reloadFailed?: string
  saveFailed: string
  /** Shown, hidden, moved or copied: without a form. */
  changeFailed: string
  /** What was to be changed is not there any more. */
  gone: string
  /** Where it was to go is not there any more. */
  listChanged: string
  deleteFailed: string
  /** What a colleague has open as well, and what is said of one's own other tab. */
  itself: string
  openElsewhere: string
}

type Words = {
  one: string
  several: string
  feminine: boolean
}

/** The sentences of any list, made from its words; `own` says some of them differently. */
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
