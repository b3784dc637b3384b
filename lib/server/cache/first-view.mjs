import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Begins what is marked `data-later` when the first picture is there, which scripts would delay on a slow line. */
export const laterScript =
  '{let image=document.querySelector("img[fetchpriority=high]"),' +
  'begin=()=>{for(let e of document.querySelectorAll("[data-later]"))Object.assign(e,e.dataset)},' +
  'drawn=()=>requestAnimationFrame(()=>setTimeout(begin));' +
  'image?.complete===!1?image.onload=drawn:drawn();setTimeout(begin,2e3)}'

/**
 * The page with its style sheets in it, so that browsers draw it without another file, and with scripts after it.
 * React takes a disabled link for a sheet that is loaded, and inserts no other; the data that it starts from, and so a
 * visit by a link, stays as light as it was.
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
    .replace(/<link rel="stylesheet" href="\/_next\/([^"]+)"(?![^>]* media)/g, (link, path) => {
      const css = textOf(join(/* turbopackIgnore: true */ folder, path))
      // Browsers that read ahead fetch a disabled link, too, where it has its address from the beginning.
      return css === undefined ? link : `${css}${link.replace(' href', ' data-later data-href')} disabled`
    })
    .replace('</body>', `<script>${laterScript}</script></body>`)
}

// Each file has the hash of its text in its name.
const sheets = new Map()

function textOf(file) {
  if (!sheets.has(file) && existsSync(/* turbopackIgnore: true */ file)) {
    const css = readFileSync(/* turbopackIgnore: true */ file, 'utf8')
    sheets.set(file, `<style>${css.replaceAll('url(../', 'url(/_next/static/')}</style>`)
  }
  return sheets.get(file)
}
