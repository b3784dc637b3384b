import { buttonClass } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { phonesIn } from '@/lib/hotel/contact'
import { getHotel } from '@/lib/site/queries'

export async function NoRooms() {
  const { phone, email } = (await getHotel()).configuration
  return (
    <div className="page-column pt-12 pb-28">
      <p className="max-w-measure text-lead">
        Os chalés voltam a esta página em breve. Enquanto isso, fale conosco: contamos como é cada um e
        encontramos o que combina com você.
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        {phonesIn(phone).map(
          (number) =>
            number.href && <PhoneLink key={number.label} {...number} className={buttonClass('primary')} />,
        )}
        {email && (
          <a href={`mailto:${email}`} className={buttonClass('outline')}>
            Escrever um e-mail
          </a>
        )}
      </p>
    </div>
  )
}
