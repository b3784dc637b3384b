import { phoneHref } from '@/lib/hotel/contact'
import { getHotel } from '@/lib/site/queries'

export async function ContactText() {
  const { name, configuration } = await getHotel()
  const { address, phone, email } = configuration
  return (
    <address className="not-italic">
      <p>Hotel {name}</p>
      {address && <p>{address}</p>}
      {phone && (
        <p>
          Telefone: <a href={phoneHref(phone)}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </address>
  )
}
