import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { PhoneLink } from '@/components/ui/phone-link'
import { todayInHotel, yearOf } from '@/lib/dates'
import { phonesIn } from '@/lib/hotel/contact'
import { routes } from '@/lib/paths'
import { getHotel } from '@/lib/site/queries'
import { footerId, siteLinks, socialLinks } from './site-links'

/** Its links are never prefetched: few visitors use them. */
export async function SiteFooter() {
  const { name, tagline, configuration } = await getHotel()
  const { address, phone, email, logo_url } = configuration
  return (
    <footer id={footerId} className="site-footer on-dark">
      <div className="page-column site-footer-columns">
        <div>
          <Logo name={name} tagline={tagline} image={logo_url} />
          <address>{address}</address>
        </div>
        <FooterColumn title="O hotel">
          <nav aria-label="Rodapé">
            <ul>
              {[home, ...siteLinks].map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} prefetch={false}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </FooterColumn>
        <FooterColumn title="Contato">
          <ul>
            {phonesIn(phone).map((number) => (
              <li key={number.label}>
                <PhoneLink {...number}>
                  <Icon name="phone" />
                </PhoneLink>
              </li>
            ))}
            {email && (
              <li>
                <a href={`mailto:${email}`}>
                  <Icon name="mail" />
                  {email}
                </a>
              </li>
            )}
          </ul>
          <p>Atendimento todos os dias, das 8h às 20h.</p>
        </FooterColumn>
        <FooterColumn title="Redes sociais">
          <ul>
            {socialLinks.map(({ network, icon: name, href }) => (
              <li key={network}>
                <a href={href} target="_blank" rel="noopener">
                  <Icon name={name} />
                  {network}
                  <span className="sr-only"> (abre em outra aba)</span>
                </a>
              </li>
            ))}
          </ul>
        </FooterColumn>
      </div>
      <div className="page-column">
        <div className="site-footer-end">
          <p>{`© ${yearOf(todayInHotel())} ${name}. Todos os direitos reservados.`}</p>
          {legal.map(({ label, href }) => (
            <Link key={href} href={href} prefetch={false}>
              {label}
            </Link>
          ))}
          <a href={siteBuilder.href} target="_blank" rel="noopener">
            {`Site por ${siteBuilder.name}`}
            <span className="sr-only"> (abre em outra aba)</span>
          </a>
        </div>
      </div>
    </footer>
  )
}

const home = { label: 'Início', href: routes.home }
const legal = [
  { label: 'Termos', href: routes.terms },
  { label: 'Privacidade', href: routes.privacy },
]
const siteBuilder = { name: 'Ateliê Neblina', href: 'https://www.atelieneblina.example' }

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="label">{title}</h2>
      {children}
    </div>
  )
}
