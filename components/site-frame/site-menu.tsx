import type { MenuFit } from '@/lib/hotel/naming/menu-fit'
import type { MenuLink } from '@/lib/hotel/naming/words'
import { NavLink } from './header-frame'

const more = 'menu-mais'
const anchor = '--menu-mais'
// Inline, because most menus lack this button, and every page loads the style sheet.
const underButton = {
  margin: 0,
  ...{ top: `calc(anchor(${anchor} bottom) + 1rem)`, left: `anchor(${anchor} left)` },
  ...{ right: 'auto', bottom: 'auto' },
}

/** Shows links on large screens. Those that do not fit beside the name are under 'Mais', which opens without script (NAV-5). */
export function SiteMenu({ links, fit }: { links: MenuLink[]; fit: MenuFit }) {
  const [least, , most] = fit
  if (links.length === 0) return <span className="max-lg:hidden" />
  return (
    <nav aria-label="Principal">
      {links.slice(0, most).map((link, place) => (
        <NavLink key={link.href} href={link.href} {...stepOf('data-from', place, fit)}>
          {nameOf(link)}
        </NavLink>
      ))}
      {least < links.length && (
        <>
          <button
            type="button"
            popoverTarget={more}
            {...stepOf('data-until', links.length - 1, fit)}
            style={{ anchorName: anchor }}
          >
            MAIS<span aria-hidden="true">&nbsp;+</span>
          </button>
          <div
            id={more}
            popover="auto"
            className="border bg-sand-50 px-6 py-2 text-ink-900"
            style={underButton}
          >
            <div className="flex flex-col">
              {links.slice(least).map((link, place) => (
                <NavLink key={link.href} href={link.href} {...stepOf('data-until', least + place, fit)}>
                  {nameOf(link)}
                </NavLink>
              ))}
            </div>
          </div>
        </>
      )}
    </nav>
  )
}

function nameOf({ label }: MenuLink) {
  return label.toLocaleUpperCase('pt-BR')
}

/** Returns the width from which an entry fits beside the name; undefined for always or never. */
function stepOf(attribute: 'data-from' | 'data-until', place: number, fit: MenuFit) {
  const step = ([undefined, 'wide', 'widest'] as const)[fit.findIndex((count) => place < count)]
  // An absent attribute adds nothing to the payload.
  return step && { [attribute]: step }
}
