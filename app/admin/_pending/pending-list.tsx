import type { Route } from 'next'
import type { PendingMark } from '@/lib/content/pending-words'
import { KeepFocus } from '../_ui/keep-focus'
import { PendingStrip } from './strip'

type Props = { versions: { pending: PendingMark; name: string; href?: Route }[] }

export function PendingList({ versions }: Props) {
  return (
    <KeepFocus count={versions.length}>
      <ul className="divide-y">
        {versions.map(({ pending, name, href }) => (
          <li key={pending.id}>
            <PendingStrip pending={pending} name={name} isNamed {...(href && { href })} />
          </li>
        ))}
      </ul>
    </KeepFocus>
  )
}
