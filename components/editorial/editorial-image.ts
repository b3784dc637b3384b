import type { CSSProperties } from 'react'

/** An image of an editorial page; `crop` is an `object-position` class where the middle is not the best part. */
export type EditorialImage = { src: string; alt: string; crop?: string; style?: CSSProperties }
