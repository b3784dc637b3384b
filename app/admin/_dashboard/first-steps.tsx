import { CircleCheck, CircleDashed } from 'lucide-react'
import Link from 'next/link'
import { requireAdmin } from '@/lib/access/guard'
import { configurationSection } from '@/lib/hotel/fields'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { findBookingProblem } from '@/lib/panel/booking-problem'
import { hasBegun, listFirstSteps, type Step } from '@/lib/panel/first-steps'
import { siteLoader } from '@/lib/publication/site-loader'
import { readSection } from '@/lib/site/document'
import { readFailed } from '../_ui/read-failed'
import { DashboardSection } from './dashboard-section'
import { FirstDetails } from './first-details'

/** Lists what a new hotel has not filled in yet (ADM-25). */
export async function FirstSteps() {
  const [{ isManager }, published, booking] = await Promise.all([
    requireAdmin(),
    siteLoader().read().catch(readFailed('steps')),
    findBookingProblem().catch(() => null),
  ])
  if (!published) return null
  const steps = listFirstSteps(published, booking === null)
  if (hasBegun(steps)) return null
  const { name, phone } = readSection(published, configurationSection)
  const { checkin_time, checkout_time } = readSection(published, contactsSection)
  const details = { name, phone, checkin_time, checkout_time }
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div id="primeiros-passos" tabIndex={-1} className="mb-10 outline-none">
      <DashboardSection
        title="Primeiros passos"
        more={<p className="text-ink-600">{`${done} de ${steps.length} feitos`}</p>}
      >
        {/* Asks for what the first two steps need. */}
        {steps.slice(0, 2).some(({ isDone }) => !isDone) && (
          <FirstDetails stored={details} hotelName={published.hotel.name} isManager={isManager} />
        )}
        <ol className="divide-y">
          {steps.map((step) => (
            <li key={step.title}>
              <StepLink {...step} />
            </li>
          ))}
        </ol>
      </DashboardSection>
    </div>
  )
}

function StepLink({ title, where, href, minutes, isDone }: Step) {
  const Mark = isDone ? CircleCheck : CircleDashed
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-11 items-center gap-x-4 px-5 py-2.5 hover:bg-sand-50"
    >
      <Mark aria-hidden="true" className={`shrink-0 ${isDone ? 'text-forest-800' : 'text-ink-600'}`} />
      <span className="flex flex-wrap gap-x-4">
        <span className="font-semibold text-forest-800">{title}</span>
        <span className="text-ink-600">{isDone ? 'Feito' : `${where} · ${minutes} min`}</span>
      </span>
    </Link>
  )
}
