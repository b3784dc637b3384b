import { PhoneLink } from '@/components/ui/phone-link'
import { phonesIn } from '@/lib/hotel/contact'
import { getHotel } from '@/lib/site/queries'

export async function ContactText() {
  const { name, configuration } = await getHotel()
  const { address, phone, email } = configuration
  return (
    <address className="not-italic">
      <p>Hotel {name}</p>
      {address && <p>{address}</p>}
      {phonesIn(phone).map((number) => (
        <p key={number.label}>
          Telefone: <PhoneLink {...number} />
        </p>
      ))}
      {email && (
        <p>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </address>
  )
}
