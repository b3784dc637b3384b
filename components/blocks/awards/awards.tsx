import type { BlockProps } from '../block-props'
import { Entries } from '../entries'

export function Awards(props: BlockProps<'awards'>) {
  return (
    <Entries
      {...props}
      frame="h-22"
      sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
      fit={{ width: 'auto', objectFit: 'contain' }}
    />
  )
}
