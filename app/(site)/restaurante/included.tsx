import { BookingTrigger } from '@/components/booking/booking-trigger'
import { buttonClass } from '@/components/ui/button'

export function Included() {
  return (
    <section aria-labelledby="included-title" className="section-space">
      <div className="page-column grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="reveal lg:col-span-9">
          <p className="label">Na diária</p>
          <h2 id="included-title" className="mt-5 font-display text-display leading-[1.12]">
            Café da manhã, almoço e jantar estão incluídos na diária.
          </h2>
        </div>
        <div className="reveal lg:col-span-5 lg:col-start-8">
          <p className="max-w-measure text-ink-600">
            O restaurante abre somente para hóspedes. Assim a cozinha sabe quantos somos, compra só o que vai
            usar, e sempre há lugar perto da janela.
          </p>
          <BookingTrigger className={buttonClass('primary', 'mt-8')}>RESERVE AGORA</BookingTrigger>
        </div>
      </div>
    </section>
  )
}
