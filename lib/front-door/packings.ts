import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

export type Packed = { plain: Buffer; gzip: Buffer; br: Buffer }

export type Packing = keyof Packed

/** Packs well and slowly, in other threads: it is done once for many. What does not shrink stays as it is. */
export async function pack(plain: Buffer, type: string): Promise<Packed> {
  if (!shrinks.test(type)) return { plain, gzip: plain, br: plain }
  const [asGzip, asBrotli] = await Promise.all([
    packGzip(plain, { level: 9 }),
    packBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  ])
  return { plain, gzip: asGzip, br: asBrotli }
}

/** The plain body of an answer that left with this content-encoding; undefined where that is unknown. */
export async function unpacked(body: Buffer, encoding: string | undefined): Promise<Buffer | undefined> {
  if (encoding === undefined) return body
  return encoding === 'gzip' ? unpackGzip(body) : undefined
}

/** The smallest that an Accept-Encoding takes: plain, where it names neither of the two. */
export function wantedPacking(accepted: string | undefined): Packing {
  if (accepted === undefined) return 'plain'
  const known = wanted.get(accepted)
  if (known) return known
  const packing = read(accepted)
  if (wanted.size < 100) wanted.set(accepted, packing)
  return packing
}

const wanted = new Map<string, Packing>()

function read(accepted: string): Packing {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, weight = '']) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'plain'
}

const shrinks = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg)/
const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)
const unpackGzip = promisify(gunzip)
