import { shorten } from '../../lib/format.ts'
import { pictureName } from '../../lib/images/picture.ts'
import { type Place, plain } from './content-places.ts'
import { type Explained, explain } from './explain.ts'
import type { Source } from './product-words.ts'
import type { PageContent } from './read-page.ts'

/** One page or state, with what is on it. */
export type Seen = PageContent & {
  name: string
  /** The files that it is made of. */
  files: ReadonlySet<string>
}

type Row = { text: string; pages: string[] } & Explained

const everywhere = 'Em muitas páginas'

/** docs/content-map.md: each text and picture once, by the page that shows it, with where it is edited. */
export function mapDocument(seen: Seen[], places: Place[], sources: Source[]): string {
  const rows = rowsOf(seen, places, sources)
  const pageOf = ({ pages }: Row) => (pages.length > 3 ? everywhere : (pages[0] ?? ''))
  const parts = [everywhere, ...seen.map(({ name }) => name)].flatMap((page) => {
    const own = rows.filter((row) => pageOf(row) === page)
    return own.length === 0
      ? []
      : [`## ${page}\n\n| O que se vê | Onde se muda |\n| --- | --- |\n${own.map(line).join('\n')}\n`]
  })
  return `${head}\n${parts.join('\n')}`
}

/** What is neither content nor the product's. */
export function unexplained(seen: Seen[], places: Place[], sources: Source[]) {
  return rowsOf(seen, places, sources).flatMap(({ text, pages, unknown }) =>
    unknown.length > 0 ? [{ page: pages[0] ?? '', text, pieces: unknown }] : [],
  )
}

const head = `# Every text and picture of the public site, and where it is edited

Written by \`npm run strings\` from the built pages of the demonstration; do not edit. Each line is either content, with the
screen, item and field of the panel that holds it, or a label of the product, with the file that says it: several where the
pages do not tell which. What a server's environment says is told by its variable. The command ends with exit code 1 when
something is none of these.
`

function rowsOf(seen: Seen[], places: Place[], sources: Source[]): Row[] {
  const pages = new Map<string, Seen[]>()
  for (const page of seen) {
    for (const text of [...page.texts, ...page.pictures.map(asPicture)])
      pages.set(text, [...(pages.get(text) ?? []), page])
  }
  return [...pages].map(([text, on]) => {
    const [first = new Set<string>(), ...others] = on.map(({ files }) => files)
    const near = new Set([...first].filter((file) => others.every((files) => files.has(file))))
    return { text, pages: on.map(({ name }) => name), ...explainOne(text, places, sources, near) }
  })
}

/** At the addresses of the site: what was encoded lies below the name of the picture. */
function asPicture(address: string) {
  const parts = address.replace(/[?#].*$/, '').split('/')
  const name = parts.findLast(
    (part) => /\.(?:jpe?g|png|webp|avif|svg|mp4|webm)$/i.test(part) && !/^\d+\.\w+$/.test(part),
  )
  return `imagem ${name ?? pictureName(address)}`
}

function explainOne(text: string, places: Place[], sources: Source[], near: ReadonlySet<string>): Explained {
  const [, picture] = /^imagem (\S+)$/.exec(text) ?? []
  if (!picture) return explain(text, places, sources, near)
  const found = places.find((known) => known.text === plain(picture))
  if (found) return { places: [found.place], files: [], unknown: [] }
  const stem = picture.replace(/-poster\.jpg$/, '')
  const film = places.find((known) => stem !== picture && known.text.startsWith(plain(stem)))
  if (film) return { places: [`${film.place} (primeiro quadro)`], files: [], unknown: [] }
  return explain(picture, [], sources, near)
}

function line(row: Row) {
  return `| ${cell(shorten(row.text, 90))} | ${cell(whereOf(row))} |`
}

function whereOf({ places, files, unknown, isEither = false }: Row) {
  if (unknown.length > 0) return '**sem explicação**'
  const content = places.slice(0, 3).join(' + ')
  const more = files.length > mostFiles ? '…' : ''
  const product = `produto: ${[...files.slice(0, mostFiles).map((file) => `\`${file}\``), more].filter(Boolean).join(', ') || 'sinais'}`
  if (isEither) return `${content}, ou ${product}`
  return content || product
}

const mostFiles = 3

function cell(text: string) {
  return text.replaceAll('|', '\\|')
}
