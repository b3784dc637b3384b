'use client' // keeps repeated markup out of the payload

import { Icon } from '@/components/ui/icon'
import type { BlockIcon } from '@/lib/pages/icons'
import { addKeys } from '../add-keys'
import { HomeHeading } from '../home-heading'

type Props = {
  id: string
  label: string
  title: string
  text: string
  items: { icon: BlockIcon; title: string; text: string }[]
  joined: boolean
}

export function AmenityList({ id, label, title, text, items, joined }: Props) {
  return (
    <section aria-labelledby={id} className={`section-space bg-sand-100${joined ? ' pt-0' : ''}`}>
      <div className="page-column">
        <HomeHeading label={label} title={title} id={id}>
          {text}
        </HomeHeading>
        <ul className="amenities">
          {addKeys(items).map((item) => (
            <li key={item.number}>
              <Icon name={item.icon} />
              <div>
                <h3>{item.title}</h3>
                {item.text && <p>{item.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
