/** Runs in a page: its words and pictures as plain HTML, each as wide as this screen needs. */
export function plainBody(): string {
  const kept = /^(?:h[1-6]|p|ul|ol|li|a|header|nav|main|section|article|footer|address|figure|figcaption)$/
  const left = 'script, style, template, noscript, video, svg, iframe, dialog'
  const wanted = innerWidth * devicePixelRatio
  let pictures = 0
  return plain(document.body)

  function plain(node: Node): string {
    if (node instanceof Text) return node.data.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    if (!(node instanceof Element) || node.matches(left)) return ''
    if (node instanceof HTMLImageElement) return picture(node)
    const content = [...node.childNodes].map(plain).join('')
    const name = node.localName
    if (content.trim() === '') return ''
    if (!kept.test(name)) return isBlock(node) ? `<div>${content}</div>` : content
    const address = node instanceof HTMLAnchorElement ? ` href="${attribute(node.href)}"` : ''
    return `<${name}${address}>${content}</${name}> `
  }

  function picture(image: HTMLImageElement) {
    const lazy = pictures > 0 ? ' loading="lazy"' : ' fetchpriority="high"'
    pictures += 1
    const size = `width="${image.width || 412}" height="${image.height || 275}"`
    return `<img src="${attribute(source(image))}" alt="${attribute(image.alt)}" ${size}${lazy}>`
  }

  function source(image: HTMLImageElement) {
    const sets = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
    const set = sets.find(({ media, srcset }) => srcset && (!media || matchMedia(media).matches))
    const widths = (set?.srcset || image.srcset)
      .split(',')
      .map((part) => part.trim().split(' '))
      .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width, 10) || wanted }))
      .filter(({ url, width }) => url && width >= wanted)
      .toSorted((a, b) => a.width - b.width)
    return new URL(widths[0]?.url ?? image.src, location.href).pathname
  }

  function isBlock(node: Element) {
    return /block|flex|grid/.test(getComputedStyle(node).display)
  }

  function attribute(text: string) {
    return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  }
}
