import { phoneHref } from '@/lib/hotel/contact'
import { getHotel } from '@/lib/site/queries'

/** Who to write to or call, from the configuration; lines that it leaves empty are left out. */
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
