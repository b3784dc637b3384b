// A browser neither styles nor lays out what is out of sight, but finds and reads it. A table's own rows and cells cannot
// be left out, what is in them can; not around a price, whose form leaves its cell.

export const drawnWhenNear =
  'lg:[content-visibility:auto] lg:[contain-intrinsic-block-size:auto_3rem] lg:[overflow-clip-margin:0.5rem]'

export const cardWhenNear =
  'max-lg:[content-visibility:auto] max-lg:[contain-intrinsic-block-size:auto_27rem] max-lg:[overflow-clip-margin:0.5rem]'
