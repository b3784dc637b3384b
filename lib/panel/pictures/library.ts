import type { Route } from 'next'
import type { Admin } from '@/lib/access/guard'
import { readItems } from '@/lib/content/section-store'
import { picturesSection } from '@/lib/hotel/pictures/fields'
import { pictureName } from '@/lib/media/images/picture'
import type { Dimensions } from '@/lib/media/images/rules'
import { listEncoded } from '@/lib/media/images/store'
import { listImages, type StoredImage, usedPaths } from '@/lib/media/images/stored-images'
import { readStoredDocuments, type StoredDocument } from '@/lib/panel/stored-documents'
import { registry } from '@/lib/site/registry'
import { momentLabel } from '@/lib/times'
import { hasWords } from '@/lib/words'

/** A stored picture in the panel, which hides storage addresses; forms store `url`. */
export type LibraryPicture = {
  id: string
  url: string
  title: string
  alt: string
  bytes: number
  uploadedAt: string
  size: Dimensions | null
  uses: { label: string; href: Route }[]
}

type Description = { alt: string; focus: string }

/** Returns every picture in the hotel's bucket, newest first. Throws. */
export async function readLibrary(admin: Admin): Promise<LibraryPicture[]> {
  if (!admin.bucket) return []
  const [stored, documents, descriptions, encoded] = await Promise.all([
    listImages(admin),
    readStoredDocuments(admin),
    readDescriptions(admin),
    listEncoded(admin),
  ])
  const objects = admin.supabase.storage.from(admin.bucket)
  return buildLibrary({
    stored: stored.filter(({ path }) => /\.(?:jpe?g|png|webp)$/i.test(path)),
    documents,
    descriptions,
    sizes: new Map(encoded.map(({ path, width, height }) => [path, { width, height }])),
    bucket: admin.bucket,
    urlOf: (path) => objects.getPublicUrl(path).data.publicUrl,
  })
}

type Sources = {
  stored: StoredImage[]
  documents: StoredDocument[]
  descriptions: Map<string, Description>
  sizes: Map<string, Dimensions>
  bucket: string
  urlOf: (path: string) => string
}

/** Builds the library (pure). A picture's title is its description, otherwise its use, otherwise its day. */
export function buildLibrary({
  stored,
  documents,
  descriptions,
  sizes,
  bucket,
  urlOf,
}: Sources): LibraryPicture[] {
  const uses = new Map<string, LibraryPicture['uses']>()
  const names = new Map<string, string>()
  for (const { label, href, content } of documents) {
    const used = usedPaths(bucket, [content])
    if (used.size === 0) continue
    const text = JSON.stringify(content)
    const paths = stored.map(({ path }) => path).filter((path) => used.has(path))
    const inOrder = paths.toSorted((a, b) => text.indexOf(pictureName(a)) - text.indexOf(pictureName(b)))
    for (const [index, path] of inOrder.entries()) {
      const before = uses.get(path) ?? []
      const isTold = before.some((use) => use.label === label && use.href === href)
      uses.set(path, isTold ? before : [...before, { label, href }])
      if (!names.has(path)) names.set(path, inOrder.length > 1 ? `${label}, foto ${index + 1}` : label)
    }
  }
  return stored
    .map(({ path, bytes, uploadedAt }) => {
      const { alt = '' } = descriptions.get(pictureName(path)) ?? {}
      const day = uploadedAt ? `Foto de ${momentLabel(uploadedAt)}` : 'Foto'
      const title = alt || (names.get(path) ?? day)
      const size = sizes.get(path) ?? null
      return {
        id: pictureName(path),
        url: urlOf(path),
        title,
        alt,
        bytes,
        uploadedAt,
        size,
        uses: uses.get(path) ?? [],
      }
    })
    .toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
}

/** Finds pictures with every word of `search` in description, uses or file name. */
export function findPictures(pictures: LibraryPicture[], search: string): LibraryPicture[] {
  return pictures.filter(({ id, title, alt, uses }) =>
    hasWords([id, title, alt, ...uses.map(({ label }) => label)].join(' '), search),
  )
}

async function readDescriptions(admin: Admin): Promise<Map<string, Description>> {
  const items = await readItems(admin, registry.pictures)
  return new Map(items.map((item) => [item.id, picturesSection.schema.parse(item)]))
}
