import Link from 'next/link'
import type { ReactNode } from 'react'
import { todayInHotel, yearOf } from '@/lib/dates'
import { phoneHref } from '@/lib/hotel/contact'
import { getHotel } from '@/lib/hotel/queries'
import { routes } from '@/lib/paths'
import { footerId, siteLinks, socialLinks } from './site-links'
import { Icon } from './ui/icon'
import { Logo } from './ui/logo'

/** The footer of every public page (§2, home item 9). Its links are never prefetched: few visitors use them. */
export async function SiteFooter() {
  const { name, tagline, configuration } = await getHotel()
  const { address, phone, email, logo_url } = configuration
  return (
    <footer id={footerId} className="on-dark bg-forest-950">
      <div className="page-column grid gap-x-10 gap-y-14 pt-18 pb-16 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.3fr_1fr] lg:pt-24">
        <div>
          <Logo name={name} tagline={tagline} picture={logo_url} className="w-fit text-[1.375rem]" />
          <address className="mt-8 max-w-[30ch] text-small text-white/80 not-italic">{address}</address>
        </div>
        <FooterColumn title="O hotel">
          <nav aria-label="Rodapé">
            <ul className="max-sm:columns-2">
              {[home, ...siteLinks].map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} prefetch={false} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </FooterColumn>
        <FooterColumn title="Contato">
          <ul>
            {phone && (
              <li>
                <a href={phoneHref(phone)} className={`${link} tabular-nums`}>
                  <Icon name="phone" className={icon} />
                  {phone}
                </a>
              </li>
            )}
            {email && (
              <li>
                <a href={`mailto:${email}`} className={link}>
                  <Icon name="mail" className={icon} />
                  {email}
                </a>
              </li>
            )}
          </ul>
          <p className="mt-3 max-w-[30ch] text-small text-white/80">
            Atendimento todos os dias, das 8h às 20h.
          </p>
        </FooterColumn>
        <FooterColumn title="Redes sociais">
          <ul>
            {socialLinks.map(({ network, icon: name, href }) => (
              <li key={network}>
                <a href={href} target="_blank" rel="noopener" className={link}>
                  <Icon name={name} className={icon} />
                  {network}
                  <span className="sr-only"> (abre em outra aba)</span>
                </a>
              </li>
            ))}
          </ul>
        </FooterColumn>
      </div>
      <div className="page-column">
        <div className="flex flex-col gap-x-8 gap-y-1 border-white/15 border-t py-6 text-small text-white/80 md:flex-row md:items-center">
          <p className="md:mr-auto">
            © {yearOf(todayInHotel())} {name}. Todos os direitos reservados.
          </p>
          {legal.map(({ label, href }) => (
            <Link key={href} href={href} prefetch={false} className={quietLink}>
              {label}
            </Link>
          ))}
          <a href={siteBuilder.href} target="_blank" rel="noopener" className={quietLink}>
            Site por {siteBuilder.name}
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

const icon = 'size-4.5 text-gold-500'

const quietLink = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-white hover:underline'
const link = 'inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:text-gold-300 hover:underline'

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-4 text-gold-300 text-label uppercase">{title}</h2>
      {children}
    </div>
  )
}
