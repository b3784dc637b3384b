import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Begins what is marked `data-later` when the first picture has been drawn, which scripts and fonts would delay on a slow line. */
export const laterScript =
  '(d=>{const begin=()=>d.querySelectorAll("[data-later]").forEach(e=>{Object.assign(e,e.dataset)}),' +
  'drawn=()=>requestAnimationFrame(()=>setTimeout(begin)),image=d.querySelector("img[fetchpriority=high]");' +
  'image?image.decode().then(drawn,drawn):drawn();setTimeout(begin,2e3)})(document)'

/**
 * The page with what browsers need to draw it: the rules of its sheets that apply to it. Sheets, fonts and scripts come
 * after, by tags where React looks for its own. The data for React, and so a visit by a link, stays as light as it was.
 * @param {string} html
 * @param {string} folder where the files of `/_next/` are
 */
export function withFirstView(html, folder) {
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(
      /<script src=("\/_next\/[^"]+")(?=[^>]* async)/g,
      '<script data-later data-src=$1 fetchpriority="low"',
    )
    .replace(/<link rel="stylesheet" href="\/_next\/([^"]+)"([^>]*)>/g, (link, path, more) => {
      const css = textOf(join(folder, path))
      if (css === undefined) return link
      const { rules, fonts } = rulesFor(css, html)
      const later = `<link rel="stylesheet" data-later data-href="/_next/${path}"${more}>`
      return `<style>${rules}</style><style data-later media="not all" data-media="all">${fonts}</style><noscript>${link}</noscript>${later}`
    })
    .replace('</body>', `<script>${laterScript}</script></body>`)
}

// Each file has the hash of its text in its name.
const sheets = new Map()

function textOf(file) {
  if (!sheets.has(file) && existsSync(file))
    sheets.set(file, readFileSync(file, 'utf8').replaceAll('url(../', 'url(/_next/static/'))
  return sheets.get(file)
}

function rulesFor(css, html) {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list]) => list.split(' '))
  // Without what is escaped in CSS, and in HTML: at worst, a rule too many is kept.
  const classes = new Set(names.map((name) => name.replace(/&[^;]*;|[^\w-]/g, '')))
  let fonts = ''
  return { rules: kept(css), fonts }

  function kept(text) {
    let rules = ''
    for (const [head, body] of blocksOf(text)) {
      if (head === '@font-face' && body.includes('url(')) fonts += `${head}{${body}}`
      else if (/^@(?:media|supports|layer)/.test(head) && body) rules += `${head}{${kept(body)}}`
      else if (head.startsWith('@') || mayApply(head))
        rules += `${head}${body === undefined ? ';' : `{${body}}`}`
    }
    return rules
  }

  /** Before anybody touches the page, so without the rules for a pointer and the focus. */
  function mayApply(selectors) {
    const plain = selectors.replace(/\\\D/g, '').replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '')
    return plain.split(',').some((selector) => {
      const wanted = [...selector.matchAll(/\.([\w-]+)/g)]
      return !/:(?:hover|active|focus)/.test(selector) && wanted.every(([, name]) => classes.has(name))
    })
  }
}

/** The rules of a sheet or of a group of rules; a statement has no body. */
function* blocksOf(css) {
  let [depth, start, open] = [0, 0, 0]
  for (const { 0: mark, index } of css.matchAll(/"(?:\\.|[^"\\])*"|[{};]/g)) {
    if (mark === '{' && depth++ === 0) open = index
    const isEnd = mark === '}' ? --depth === 0 : mark === ';' && depth === 0
    if (!isEnd) continue
    yield mark === '}' ? [css.slice(start, open), css.slice(open + 1, index)] : [css.slice(start, index)]
    start = index + 1
  }
}
