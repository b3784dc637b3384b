// Out of sight only the insides of a table's cells can be left out; not around a price, whose form leaves its cell.

export const drawnWhenNear =
  'lg:[content-visibility:auto] lg:[contain-intrinsic-block-size:auto_3rem] lg:[overflow-clip-margin:0.5rem]'

export const cardWhenNear =
  'max-lg:[content-visibility:auto] max-lg:[contain-intrinsic-block-size:auto_27rem] max-lg:[overflow-clip-margin:0.5rem]'
