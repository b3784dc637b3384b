/** Returns the layout faults of a panel list at the current window size, one sentence each. */
export function findLayoutFaults(): string[] {
  const faults: string[] = []
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) faults.push(`the page scrolls sideways to ${page.scrollWidth}`)
  const list = document.querySelector('section:has(table)') ?? document.body
  if (list.scrollWidth > list.clientWidth) faults.push(`the list scrolls sideways to ${list.scrollWidth}`)
  const frame = list.getBoundingClientRect()

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest('.sr-only, thead') || element.clientWidth < 2) continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const isCut =
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
    if (isCut && element.matches(':not(input, select)')) faults.push(`cut: ${element.textContent}`)
  }

  for (const row of document.querySelectorAll('tbody tr')) {
    const cells = [...row.querySelectorAll('td')].map(contentOf)
    cells.forEach((boxes, place) => {
      const others = cells.slice(place + 1).flat()
      for (const box of boxes) {
        if (box.left < frame.left - 1 || box.right > frame.right + 1)
          faults.push(`out of the list: ${box.what}`)
        const other = others.find((candidate) => overlap(box, candidate))
        if (other) faults.push(`${box.what} over ${other.what}`)
      }
    })
  }
  return [...new Set(faults)]
}

type Box = { left: number; right: number; top: number; bottom: number; what: string }

/** Returns the boxes of a cell's words, pictures and buttons. */
function contentOf(cell: Element): Box[] {
  const boxes: Box[] = []
  const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest('.sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) boxes.push(boxOf(rect, node.textContent))
  }
  for (const part of cell.querySelectorAll('img, button, a, label, svg')) {
    const rect = part.getBoundingClientRect()
    const what = part.getAttribute('aria-label') ?? part.textContent ?? part.tagName
    if (rect.width > 1) boxes.push(boxOf(rect, what))
  }
  return boxes
}

function boxOf({ left, right, top, bottom }: DOMRect, what: string): Box {
  return { left, right, top, bottom, what: what.trim().slice(0, 40) }
}

function overlap(a: Box, b: Box) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 1 && height > 1
}
