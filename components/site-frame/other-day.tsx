import { buttonClass } from '@/components/ui/button'
import { clockInHotel } from '@/lib/dates'
import { ownPreviewPath } from '@/lib/paths'

/** Lets staff choose a moment to preview the site (ADM-29), without JavaScript; `at` is in epoch milliseconds. */
export function OtherDay({ at, newTab }: { at: number; newTab?: boolean }) {
  const [day, time] = clockInHotel(at).split(' ')
  const label = 'Ver o site em outro dia'
  const look = { className: 'input', required: true }
  return (
    <form
      action={ownPreviewPath}
      {...(newTab && { target: '_blank' })}
      aria-label={label}
      className="flex flex-wrap items-end gap-3"
    >
      <label className="field">
        Dia <input type="date" name="dia" min="2000-01-01" max="2099-12-31" defaultValue={day} {...look} />
      </label>
      <label className="field">
        Hora <input type="time" name="hora" defaultValue={time} {...look} />
      </label>
      <button type="submit" className={buttonClass(newTab ? 'outline' : 'light')}>
        Ver o site
      </button>
    </form>
  )
}
