import { Divider } from '@/components/ui/divider'
import { countLabel } from '@/lib/count-label'
import { roomCategoryLabel } from '@/lib/rooms/categories'
import type { RoomRow } from '@/lib/rooms/rows'

type Props = { rooms: RoomRow[]; heading: string; lead: string }

export function RoomsHead({ rooms, heading, lead }: Props) {
  return (
    <header className="page-column pt-14 lg:pt-20">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="label">Os chalés</p>
          <h1 className="mt-4 font-display text-display">{heading || 'Os nossos chalés'}</h1>
        </div>
        <div className="lg:col-span-5">
          <Divider className="mb-8" />
          <p className="max-w-measure text-ink-600 text-lead">
            {lead || 'Escolha o que combina com a sua companhia.'}
          </p>
        </div>
      </div>
      {rooms.length > 1 && (
        <nav aria-label="Categorias de chalés" className="mt-12 border-y py-4 lg:mt-16">
          <ul className={index}>
            {rooms.map(({ category, capacity }) => (
              <li key={category} className="lg:not-first:border-l lg:not-first:pl-8">
                <a href={`#${category}`} className={link}>
                  <span className="font-display text-h3">{roomCategoryLabel(category)}</span>
                  <span className="text-ink-600 text-small max-lg:hidden">
                    até {countLabel(capacity, 'hóspede', 'hóspedes')}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}

const index =
  'grid grid-cols-2 gap-x-8 md:flex md:flex-wrap md:justify-between lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-0'
const link = 'flex min-h-11 flex-col justify-center underline-offset-8 hover:text-forest-800 hover:underline'
