import { PhoneLink } from '@/components/ui/phone-link'
import { hotelPhrase } from '@/lib/hotel/hotel-phrase'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { phonesOf } from '@/lib/hotel/identity/profiles'
import { getHotel, getSection } from '@/lib/site/site-content'

export async function ContactText() {
  const [{ name, configuration }, contacts] = await Promise.all([getHotel(), getSection(contactsSection)])
  const { address, phone, email } = configuration
  return (
    <address className="not-italic">
      <p>{hotelPhrase(name)}</p>
      {address && <p>{address}</p>}
      {phonesOf(phone, contacts).map((number) => (
        <p key={number.label}>
          Telefone: <PhoneLink {...number} />
        </p>
      ))}
      {contacts.whatsapp && <p>WhatsApp: {contacts.whatsapp}</p>}
      {email && (
        <p>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </address>
  )
}
