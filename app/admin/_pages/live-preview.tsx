'use client'

import { type ReactNode, use, useDeferredValue, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Control, useWatch } from 'react-hook-form'
import { AboutBlock } from '@/components/blocks/about-block'
import { Accommodations } from '@/components/blocks/accommodations'
import { Amenities } from '@/components/blocks/amenities'
import { amenitiesOf, type BlockProps, type HotelFacts, shownPictures } from '@/components/blocks/block-props'
import { Enquiry } from '@/components/blocks/enquiry'
import { Welcome } from '@/components/blocks/welcome'
import type { FieldRule } from '@/lib/content/definition'
import { blanks, type Field } from '@/lib/content/fields/field'
import { panelImages, panelSource } from '@/lib/media/images/addresses'
import { middle, type Pictured } from '@/lib/media/images/picture'
import { blockFields } from '@/lib/pages/fields'
import { type KindName, kinds } from '@/lib/pages/kinds'
import { blockProblems } from '@/lib/pages/problems'
import { type Block, blockSchema } from '@/lib/pages/schema'
import { routes } from '@/lib/paths'
import type { PictureDetails } from '@/lib/site/picture-details'
import { useManyPictureDetails } from '../_images/picture-details'
import { useScreenWidth } from '../_ui/screen-choice'
import { useFrameScale } from '../_ui/use-frame-scale'
import { kindFields } from './kind-field'
import { PageContext } from './page-context'

// biome-ignore lint/suspicious/noExplicitAny: the preview reads any values of the form
type Props = { kind: KindName; control: Control<any>; className?: string }

export function LivePreview({ kind, control, className = '' }: Props) {
  const { width, choice } = useScreenWidth(['Celular', 'Tablet', 'Computador'])
  const values: Record<string, unknown> = useDeferredValue(useWatch({ control }))
  const pictures = useManyPictureDetails(picturesIn(values))
  const { facts } = use(PageContext) ?? {}
  const missing = missingLabels(kind, values)
  const block = previewedBlock(kind, values, pictures)
  return (
    <section aria-label="Prévia" className={`flex min-h-0 min-w-0 grow flex-col ${className}`}>
      <div className="flex justify-center border-b bg-sand-50 py-1">{choice}</div>
      {missing.length > 0 && (
        <p className="border-b bg-sand-100 px-4 py-2 text-[0.875rem]">
          {`Para aparecer no site ainda falta: ${inWords.format(missing)}.`}
        </p>
      )}
      <SiteFrame title="Prévia do bloco" width={width}>
        {block && facts && <DrawnBlock kind={kind} block={block} facts={facts} />}
      </SiteFrame>
    </section>
  )
}

const inWords = new Intl.ListFormat('pt-BR')

/** Draws a block with the site's own components; blocks that only the server can fill show their title and a text. */
function DrawnBlock({ kind, block, facts }: { kind: KindName; block: Block; facts: HotelFacts }) {
  const props: BlockProps = { block, facts, id: 'previa', joined: false }
  const { label, title, text, caption, images } = block
  switch (kind) {
    case 'welcome':
      return <Welcome {...props} />
    case 'accommodations':
      if (images.length === 0) return <FilledElsewhere kind={kind} title={title} />
      return (
        <Accommodations
          {...{ label, title, text }}
          rooms={facts.rooms}
          joined={false}
          images={shownPictures(block, images, caption)}
          captions={caption}
          href={routes.rooms}
        />
      )
    case 'amenities':
      return <Amenities id="previa" joined={false} {...{ label, title, text }} items={amenitiesOf(block)} />
    case 'film':
    case 'offers':
    case 'location':
    case 'testimonials':
      return <FilledElsewhere kind={kind} title={title} />
    case 'enquiry':
      return <Enquiry {...props} />
    default:
      return <AboutBlock {...props} />
  }
}

function FilledElsewhere({ kind, title }: { kind: KindName; title: string }) {
  return (
    <section className="section-space">
      <div className="page-column">
        <h2 className="font-display text-h2">{title || kinds[kind].name}</h2>
        <p className="mt-4 max-w-measure text-ink-600">{kinds[kind].text}</p>
      </div>
    </section>
  )
}

/** Returns the labels of missing fields without which the site would not show the block. */
export function missingLabels(kind: KindName, values: Record<string, unknown>): string[] {
  const fields = Object.fromEntries(kindFields(kind))
  const paths = Object.keys(blockProblems({ ...values, kind }, undefined, 'gaps'))
  const labels = paths.flatMap((path) => {
    const [name = '', , column = ''] = path.split('.')
    const label = fields[name]?.label
    return (column ? fields[name]?.inForm?.[column]?.label : label) ?? label ?? []
  })
  return [...new Set(labels)]
}

type Values = Record<string, unknown>

/** Returns the typed block as the site would show it, with labels in place of missing texts. */
export function previewedBlock(
  kind: KindName,
  values: Values,
  details: Record<string, PictureDetails>,
): Block | null {
  const { success, data } = blockSchema.safeParse({ ...values, id: 'previa', kind, active: true })
  if (!success) return null
  return { ...data, ...completed(blockFields, kinds[kind].fields, data), pictures: told(details) }
}

/** Returns the stored addresses of all chosen pictures. */
export function picturesIn({ image, images, items }: Values): string[] {
  return [image, ...list(images), ...list(items).map((row) => Object(row).image)].filter(isText)
}

function completed(fields: Record<string, Field>, rules: Record<string, FieldRule>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, filled(fields[name], rule, values[name])]),
  )
}

function filled(field: Field | undefined, rule: FieldRule, value: unknown): unknown {
  if (!field) return value
  const { required = false, fewest = 0, label = field.label } = rule
  if (field.kind === 'image') return isText(value) ? shownAt(value) : null
  if (field.kind === 'images') return list(value).filter(isText).map(shownAt)
  const { columns } = field
  if (!columns) return required && !isText(value) ? label : value
  const rows = list(value)
  const missing = Array.from({ length: Math.max(0, fewest - rows.length) }, () => blanks(columns))
  return [...rows, ...missing].map((row) => ({
    ...Object(row),
    ...completed(columns, rule.columns ?? {}, Object(row)),
  }))
}

/** Unpublished pictures have an address in the panel only. */
function shownAt(address: string) {
  const source = panelSource(address, 1200)
  return source.startsWith(panelImages) ? source : address
}

function told(details: Record<string, PictureDetails>): NonNullable<Pictured['pictures']> {
  return Object.fromEntries(
    Object.entries(details).map(([name, { alt, focus }]) => [
      name,
      { ...(alt && { alt }), ...(focus !== middle && { focus }) },
    ]),
  )
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

type FrameProps = { title: string; width: number; children: ReactNode }

/** A document with the site's style sheets and fonts but without its content and scripts. */
function SiteFrame({ title, width, children }: FrameProps) {
  const { room, style } = useFrameScale(width)
  const [page, setPage] = useState<Document | null>(null)
  const [look, setLook] = useState<Document | 'failed' | null>(null)

  useEffect(() => {
    readLook().then(setLook, () => setLook('failed'))
  }, [])

  const isReady = page !== null && look !== null && look !== 'failed'
  useEffect(() => {
    if (isReady) dress(page, look)
  }, [isReady, page, look])

  return (
    <div ref={room} className="relative min-h-0 grow overflow-hidden bg-sand-200">
      {look === 'failed' && (
        <p role="alert" className="p-6">
          A prévia não pôde ser carregada. Feche e abra de novo para tentar outra vez.
        </p>
      )}
      <iframe
        srcDoc="<!doctype html><body></body>"
        title={title}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        className="absolute top-0 left-1/2 bg-white"
        style={style}
      />
      {isReady && createPortal(<main className="outline-none">{children}</main>, page.body)}
    </div>
  )
}

let known: Promise<Document> | undefined

/** Loads a page of the site without running it. */
function readLook() {
  known ??= fetch(routes.home)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
    .then((html) => new DOMParser().parseFromString(html, 'text/html'))
  known.catch(() => {
    known = undefined
  })
  return known
}

/** Copies attributes and style sheets of one document to another. */
function dress(page: Document, look: Document) {
  for (const { name, value } of look.documentElement.attributes)
    page.documentElement.setAttribute(name, value)
  const sheets = [...look.querySelectorAll('link[rel="stylesheet"], style')]
  page.head.replaceChildren(...sheets.map((sheet) => page.importNode(sheet, true)))
  // The preview is not interactive.
  for (const type of ['click', 'submit', 'auxclick']) page.addEventListener(type, stay, true)
}

function stay(event: Event) {
  const { target } = event
  const isControl =
    target && 'closest' in target && typeof target.closest === 'function' && target.closest(controls)
  if (isControl) return
  event.preventDefault()
  event.stopPropagation()
}

const controls = '.carousel button, input[type="checkbox"]'
