import { PhoneLink } from '@/components/ui/phone-link'
import { phonesIn } from '@/lib/hotel/contact'
import { getHotel } from '@/lib/site/queries'

export async function SurveyWithoutScript() {
  const { phone, email } = (await getHotel()).configuration
  return (
    <div className="survey-column hidden pb-16 noscript:block">
      <p>
        A pesquisa precisa de JavaScript, que está desligado neste navegador. Você também pode nos contar como
        foi a sua estadia diretamente:
      </p>
      <ul className="mt-4">
        {email && (
          <li>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </li>
        )}
        {phonesIn(phone).map((number) => (
          <li key={number.label}>
            <PhoneLink {...number} className={number.href && link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const link = 'inline-flex min-h-11 items-center text-forest-800 underline underline-offset-4'
