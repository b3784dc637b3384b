/** An address within the page for each title, unlike each other and those that are taken. */
export function withIds<Part extends { title: string }>(
  parts: Part[],
  taken: string[] = [],
): (Part & { id: string })[] {
  const known = new Set(['conteudo', 'rodape', ...taken])
  return parts.map((part) => {
    const words = plain(part.title) || 'parte'
    let id = words
    for (let number = 2; known.has(id); number++) id = `${words}-${number}`
    known.add(id)
    return { ...part, id }
  })
}

function plain(title: string) {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
