import { ContactText } from '@/components/editorial/contact-text'
import { routes } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** On paper alone: whom to call, and where the page lies. Its sheet is asked for by paper only. */
export function ArrivalFoot() {
  return (
    <div className="print-foot hidden">
      <link rel="stylesheet" href="/print.css" media="print" precedence="print" />
      <ContactText />
      <p>{absoluteUrl(routes.arrival)}</p>
    </div>
  )
}
