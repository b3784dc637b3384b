/** Where this hotel's own images are stored: the name, and the project's address, which new images get. */
export type Bucket = { name: string; address: string }

/** An image of a room that is stored elsewhere. `index` is its first place among the room's images. */
export type OutsideImage = { roomId: string; roomName: string; url: string; index: number }

/** Each image once per room, without paths of the site itself (`/images/…`). */
export function outsideImages(list: unknown, { name: bucket }: Pick<Bucket, 'name'>): OutsideImage[] {
  return rooms(list).flatMap(({ id, name, images }) =>
    images.flatMap((url, index) =>
      typeof url === 'string' && isOutside(url, bucket) && images.indexOf(url) === index
        ? [{ roomId: id, roomName: name, url, index }]
        : [],
    ),
  )
}

/** Renames images of one room and leaves everything else unchanged. Ignores images that the room does not have. */
export function renameImages(list: unknown, roomId: string, names: ReadonlyMap<string, string>): unknown {
  if (!Array.isArray(list)) return list
  return list.map((element: unknown) => {
    if (!isRecord(element) || element.id !== roomId || !Array.isArray(element.images)) return element
    return {
      ...element,
      images: element.images.map((url: unknown) => (typeof url === 'string' ? (names.get(url) ?? url) : url)),
    }
  })
}

export function imagesOf(list: unknown, roomId: string): unknown[] {
  return rooms(list).find(({ id }) => id === roomId)?.images ?? []
}

/** The path of IMG-8. An id from older data may contain characters that a path must not contain. */
export function storagePath(
  image: Pick<OutsideImage, 'roomId' | 'index'>,
  timestamp: number,
  extension: string,
): string {
  const folder = image.roomId.replace(/[^\w-]/g, '-').slice(0, 64) || 'sem-id'
  return `rooms/${folder}/${timestamp}_${image.index}.${extension}`
}

export function publicUrl({ name, address }: Bucket, path: string): string {
  return `${address.replace(/\/+$/, '')}/storage/v1/object/public/${name}/${path}`
}

/** By the path of the address: the project may have got another domain (IMG-22). */
function isOutside(url: string, bucket: string) {
  const text = url.trim()
  if (text === '' || /^\/(?![/\\])/.test(text)) return false
  const parsed = URL.parse(text)
  if (!parsed) return true
  const folders = [`/storage/v1/object/public/${bucket}/`, `/storage/v1/render/image/public/${bucket}/`]
  return !folders.some((folder) => parsed.pathname.startsWith(folder))
}

function rooms(list: unknown) {
  return (Array.isArray(list) ? list : [])
    .filter(isRecord)
    .flatMap(({ id, name, images }) =>
      typeof id === 'string' && Array.isArray(images)
        ? [{ id, name: typeof name === 'string' && name.trim() ? name.trim() : 'Quarto sem nome', images }]
        : [],
    )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
