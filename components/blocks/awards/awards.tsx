import type { BlockProps } from '../block-props'
import { Entries } from '../entries'

export function Awards(props: BlockProps<'awards'>) {
  return <Entries {...props} frame="h-22" fit={{ width: 'auto', objectFit: 'contain' }} />
}
