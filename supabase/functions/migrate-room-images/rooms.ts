/** The bucket of this hotel's images: its name, and the project's address, which new images get. */
export type Bucket = { name: string; address: string }

/** A room's image that is stored elsewhere. `index` is its first position in the room's images. */
export type OutsideImage = { roomId: string; roomName: string; url: string; index: number }

/** Returns each image once per room, without paths of the site itself (`/images/…`); `has` checks for an object in our bucket. */
export async function findOutsideImages(
  list: unknown,
  bucket: Bucket,
  has: (path: string) => Promise<boolean>,
): Promise<OutsideImage[]> {
  const found = rooms(list).flatMap(({ id, name, images }) =>
    images.flatMap((url, index) =>
      typeof url === 'string' && images.indexOf(url) === index
        ? [{ roomId: id, roomName: name, url, index }]
        : [],
    ),
  )
  const outside = await Promise.all(found.map(({ url }) => isOutside(url, bucket, has)))
  return found.filter((_, index) => outside[index])
}

/** Renames images of one room and leaves everything else unchanged. Ignores images that the room lacks. */
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

/** Returns the path of IMG-8. An old id may contain characters that are invalid in a path. */
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

/** Checks the bucket if the host differs: the project's domain may have changed (IMG-22), or it is another project's. */
async function isOutside(url: string, bucket: Bucket, has: (path: string) => Promise<boolean>) {
  const text = url.trim()
  if (text === '' || /^\/(?![/\\])/.test(text)) return false
  const parsed = URL.parse(text)
  if (!parsed) return true
  const folders = ['object', 'render/image'].map((kind) => `/storage/v1/${kind}/public/${bucket.name}/`)
  const folder = folders.find((one) => parsed.pathname.startsWith(one))
  if (folder === undefined) return true
  return (
    parsed.origin !== URL.parse(bucket.address)?.origin && !(await has(parsed.pathname.slice(folder.length)))
  )
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
