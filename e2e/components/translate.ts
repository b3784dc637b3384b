import { onTestFinished } from 'vitest'

/**
 * Imitates the browser's translation until the test ends: replaces every text, including later ones, by a `<font>` with the
 * same words, so that a test can still find them.
 */
export function translatePage(): void {
  translateBelow(document.body)
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateBelow(node)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watcher.disconnect())
}

function translateBelow(node: Node) {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const found = node instanceof Text ? [node] : []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.matches('font, script, style'))
      continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}
