import type { BlockProps } from '../block-props'
import { Entries } from '../entries'

export function Team(props: BlockProps<'team'>) {
  return (
    <Entries
      {...props}
      frame="frame aspect-4/5"
      // A photograph of 3:2 that fills the height of the frame is wider than it.
      sizes="(min-width: 64rem) 56vw, (min-width: 40rem) 86vw, 172vw"
    />
  )
}
