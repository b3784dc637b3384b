const words: Record<string, [one: string, more: string]> = {
  packages: ['pacote', 'pacotes'],
  rooms: ['chalé', 'chalés'],
  pictures: ['fotografia descrita', 'fotografias descritas'],
  drafts: ['rascunho', 'rascunhos'],
  images: ['fotografia codificada', 'fotografias codificadas'],
  people: ['pessoa com acesso', 'pessoas com acesso'],
  versions: ['mudança no histórico', 'mudanças no histórico'],
  objects: ['arquivo guardado', 'arquivos guardados'],
}

export function obstaclesSentence(found: Record<string, number>): string {
  const parts = Object.entries(found).map(([what, count]) => {
    const [one, more] = words[what] ?? [`item de ${what}`, `itens de ${what}`]
    return `${count} ${count === 1 ? one : more}`
  })
  return new Intl.ListFormat('pt-BR').format(parts)
}
