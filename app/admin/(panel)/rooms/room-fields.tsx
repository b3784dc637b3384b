'use client'

import { roomFields } from '@/lib/rooms/fields'
import { FieldInput } from '../../_ui/field-input'
import { RoomImages } from './room-images'

export function RoomFields() {
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-6">
      {Object.entries(roomFields).map(([name, field]) =>
        name === 'images' ? (
          <RoomImages key={name} />
        ) : (
          <FieldInput
            key={name}
            name={name}
            field={field}
            className={widths[name] ?? 'col-span-2 sm:col-span-6'}
          />
        ),
      )}
    </div>
  )
}

// Fields without one stand in a line of their own.
const widths: Record<string, string> = {
  name: 'col-span-2 sm:col-span-4',
  price: 'col-span-2',
  category: 'col-span-2 sm:col-span-3',
  bed_configuration: 'col-span-2 sm:col-span-3',
  capacity: 'sm:col-span-2',
  quantity: 'sm:col-span-2',
  active: 'col-span-2 self-end',
}
