import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { laterScript } from './page-scripts.mjs'

/**
 * Inlines the style sheets, so that browsers paint without another request, and defers the scripts. React counts the disabled
 * link as loaded and inserts no second one. The payload for client-side navigation stays the same.
 * @param {string} html
 * @param {string} folder contains the files of `/_next/`
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
      // Preload scanners fetch even a disabled link if it has an `href`.
      return css === undefined ? link : `${css}${link.replace(' href', ' data-later data-href')} disabled`
    })
    .replace('</body>', `<script>${laterScript}</script></body>`)
}

// Never outdated, because file names contain a hash of the content.
const sheets = new Map()

function textOf(file) {
  if (!sheets.has(file) && existsSync(/* turbopackIgnore: true */ file)) {
    const css = readFileSync(/* turbopackIgnore: true */ file, 'utf8')
    sheets.set(file, `<style>${css.replaceAll('url(../', 'url(/_next/static/')}</style>`)
  }
  return sheets.get(file)
}
