import type { Rendered } from './render-site.ts'

export type Line = { isSame: boolean; what: string; note: string }

/** One line per page, and those pictures that differ or cannot be shown. */
export function compareSites(live: Rendered, restored: Rendered): Line[] {
  const paths = [...new Set([...live.pages.keys(), ...restored.pages.keys()])]
  const pages = paths.map((path) => {
    const [left, right] = [live.pages.get(path), restored.pages.get(path)]
    if (left === undefined || right === undefined) {
      return {
        isSame: false,
        what: path,
        note: left === undefined ? 'não está no site' : 'não está no backup',
      }
    }
    // Also a page that is switched off or empty, and an address that leads to another.
    if (left === right && /^HTTP (?:404|3\d\d)$/.test(left))
      return { isSame: true, what: path, note: `${left} nos dois` }
    const isShown = !left.startsWith('HTTP ') && !right.startsWith('HTTP ')
    const [shownLeft, shownRight] = [visiblePage(left), visiblePage(right)]
    if (isShown && (left === right || shownLeft === shownRight))
      return { isSame: true, what: path, note: sizeOf(left) }
    return {
      isSame: false,
      what: path,
      note: isShown ? firstDifference(shownLeft, shownRight) : statuses(left, right),
    }
  })
  const pictures = [...live.pictures].flatMap(([path, sum]) =>
    restored.pictures.get(path) === sum && !sum.startsWith('HTTP ')
      ? []
      : [
          {
            isSame: false,
            what: path,
            note: sum.startsWith('HTTP ') ? sum : 'fotografia ou filme diferente',
          },
        ],
  )
  return [...pages, ...pictures]
}

/** ✓ or ✗, what was compared, and how large it is or how it differs. */
export function proofTable(lines: Line[]): string {
  const width = Math.max(...lines.filter(({ isSame }) => isSame).map(({ what }) => what.length), 0)
  return lines
    .map(({ isSame, what, note }) => `${isSame ? '✓' : '✗'} ${what.padEnd(width)}  ${note}`)
    .join('\n')
}

function statuses(left: string, right: string) {
  const said = (page: string) => (page.startsWith('HTTP ') ? page : 'uma página')
  return left === right ? left : `no site ${said(left)}, no backup ${said(right)}`
}

function sizeOf(page: string) {
  return `${(Buffer.byteLength(page) / 1000).toFixed(1).replace('.', ',')} kB`
}

function firstDifference(left: string, right: string) {
  const at = [...left].findIndex((letter, index) => letter !== right[index])
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40))
  return `no site ${around(left)}, no backup ${around(right)}`
}

const headTag = /<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs
const script = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs
const marks = /<!--.*?-->|<template\b[^>]*><\/template>/gs
const emptyBoundary = /<div hidden=""[^>]*><\/div>/g

/**
 * What of a page is its content: a busy server sends the tags of the head after the rest, in another order, and then
 * the scripts that carry the page's data differ.
 */
function visiblePage(html: string): string {
  const tags = [...new Set(html.match(headTag) ?? [])].sort()
  const rest = [headTag, script, marks, emptyBoundary].reduce((text, part) => text.replace(part, ''), html)
  return `${tags.join('\n')}\n${rest}`
}
