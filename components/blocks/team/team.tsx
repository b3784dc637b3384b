import type { BlockProps } from '../block-props'
import { Entries } from '../entries'

export function Team(props: BlockProps<'team'>) {
  return <Entries {...props} frame="frame aspect-4/5" />
}
