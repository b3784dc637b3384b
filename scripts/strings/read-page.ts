import type { Page } from 'playwright'

/** What a visitor reads, hears or sees there: texts, names of controls, and the addresses of pictures. */
export type PageContent = { texts: string[]; pictures: string[] }

export async function readPage(page: Page): Promise<PageContent> {
  return page.evaluate(() => {
    const texts = new Set<string>([document.title])
    const add = (text: string | null | undefined) => {
      const line = text?.replace(/\s+/g, ' ').trim()
      if (line && /\p{L}/u.test(line)) texts.add(line)
    }
    add(document.querySelector('meta[name=description]')?.getAttribute('content'))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (
        !(node instanceof Element) ||
        node.closest('script, style, noscript, template, textarea, next-route-announcer')
      )
        continue
      for (const name of ['alt', 'aria-label', 'placeholder', 'title']) add(node.getAttribute(name))
      // React sets its parts of a sentence side by side.
      const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)
      add(
        own
          .map((child) => child.textContent)
          .join(' · ')
          .replace(/^[ ·]+|[ ·]+$/g, ''),
      )
    }
    const addresses = [...document.querySelectorAll('img, video, source')]
      .flatMap((element) => [element.getAttribute('src'), element.getAttribute('poster')])
      .filter((address) => address !== null)
    const pictures = addresses.filter((address) => !address.startsWith('data:'))
    return { texts: [...texts], pictures: [...new Set(pictures)] }
  })
}
