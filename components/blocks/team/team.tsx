import type { BlockProps } from '../block-props'
import { Entries } from '../entries'

export function Team(props: BlockProps<'team'>) {
  return (
    <Entries
      {...props}
      frame="frame aspect-4/5"
      // A 3:2 photograph that fills the frame's height is wider than the frame.
      sizes="(min-width: 64rem) 56vw, (min-width: 40rem) 86vw, 172vw"
    />
  )
}
