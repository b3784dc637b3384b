import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { PhoneLink } from '@/components/ui/phone-link'
import type { Facts } from '@/lib/content/prose/facts'
import { todayInHotel, yearOf } from '@/lib/dates'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { creditOf, phonesOf, profilesOf } from '@/lib/hotel/identity/profiles'
import { routes } from '@/lib/paths'
import { getArrival } from '@/lib/site/arrival'
import { getBrand, whiteLogo } from '@/lib/site/brand'
import { getFacts } from '@/lib/site/facts'
import { getFooterLinks } from '@/lib/site/page-queries'
import { getHotel, getSection } from '@/lib/site/site-content'
import { siteMoment } from '@/lib/site/site-preview'
import { footerId } from './footer-id'

export async function SiteFooter() {
  const [hotel, look, arrival, contacts, facts, links, moment] = await Promise.all([
    getHotel(),
    getBrand(),
    getArrival(),
    getSection(contactsSection),
    getFacts(),
    getFooterLinks(),
    siteMoment(),
  ])
  const { name, tagline, configuration } = hotel
  const { address, phone, email, logo_url } = configuration
  const { hours } = contacts
  const phones = phonesOf(phone, contacts)
  const profiles = profilesOf(contacts)
  const credit = creditOf(contacts)
  const company = companyText(facts)
  return (
    <footer id={footerId} className="site-footer on-dark">
      <div className="page-column site-footer-columns">
        <div>
          <Logo name={name} tagline={tagline} image={logo_url} white={whiteLogo(look)} onDark="always" />
          {address && <address>{address}</address>}
        </div>
        <FooterColumn title="O hotel">
          <nav aria-label="Rodapé">
            <ul>
              {[home, ...links, ...(arrival ? [beforeArrival] : [])].map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </FooterColumn>
        {(phones.length > 0 || email || hours) && (
          <FooterColumn title="Contato">
            {(phones.length > 0 || email) && (
              <ul>
                {phones.map((number) => (
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
            )}
            {hours && <p>{hours}</p>}
          </FooterColumn>
        )}
        {profiles.length > 0 && (
          <FooterColumn title="Redes sociais">
            <ul>
              {profiles.map(({ network, icon, href }) => (
                <li key={network}>
                  <a href={href} target="_blank" rel="noopener">
                    <Icon name={icon} />
                    {network}
                    <span className="sr-only"> (abre em outra aba)</span>
                  </a>
                </li>
              ))}
            </ul>
          </FooterColumn>
        )}
      </div>
      <div className="page-column">
        <div className="site-footer-end">
          <p>
            {`© ${yearOf(todayInHotel(moment))} ${name}. Todos os direitos reservados.`}
            {company && <br />}
            {company}
          </p>
          {legal.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {credit?.href && (
            <a href={credit.href} target="_blank" rel="noopener">
              {`Site por ${credit.name}`}
              <span className="sr-only"> (abre em outra aba)</span>
            </a>
          )}
          {credit && !credit.href && <span>{`Site por ${credit.name}`}</span>}
        </div>
      </div>
    </footer>
  )
}

const beforeArrival = { label: 'Antes de chegar', href: routes.arrival }
const home = { label: 'Início', href: routes.home }
const legal = [
  { label: 'Termos', href: routes.terms },
  { label: 'Privacidade', href: routes.privacy },
]

/** Joins the company's name and numbers, which fall back to the environment (lib/site/facts.ts). */
function companyText({ razao_social, cnpj, cadastur }: Facts) {
  return [razao_social, cnpj && `CNPJ\u00a0${cnpj}`, cadastur && `Cadastur\u00a0${cadastur}`]
    .filter(Boolean)
    .join(' · ')
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="label">{title}</h2>
      {children}
    </div>
  )
}
