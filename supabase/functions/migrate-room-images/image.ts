/** Largest image that is copied, in bytes; the bucket refuses larger ones. */
export const largestImage = 5 * 1024 * 1024

export type ImageKind = { extension: 'jpg' | 'png' | 'webp'; contentType: string }

/** What an image is by its first bytes, whatever its name or its server says; undefined for anything else. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  return kinds.find(({ marks }) =>
    marks.every(([at, mark]) => mark.every((byte, i) => bytes[at + i] === byte)),
  )?.kind
}

const kinds: { kind: ImageKind; marks: [at: number, mark: number[]][] }[] = [
  { kind: { extension: 'jpg', contentType: 'image/jpeg' }, marks: [[0, [0xff, 0xd8, 0xff]]] },
  {
    kind: { extension: 'png', contentType: 'image/png' },
    marks: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  },
  {
    kind: { extension: 'webp', contentType: 'image/webp' },
    marks: [
      [0, [0x52, 0x49, 0x46, 0x46]],
      [8, [0x57, 0x45, 0x42, 0x50]],
    ],
  },
]
