import { addKeys } from '../add-keys'
import { BlockSection, SectionTitle } from '../block-parts'
import type { BlockProps } from '../block-props'

/** Shows ratings that the hotel has copied from elsewhere, with their date and a link to check them. */
export function Ratings({ block: { label, title, items }, id, joined }: BlockProps<'ratings'>) {
  return (
    <BlockSection id={id} joined={joined} ground="sand">
      <SectionTitle id={id} label={label} title={title} />
      <ul className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-3">
        {addKeys(items).map(({ number, title: source, detail, text, link }) => (
          <li key={number} className="border-gold-500 border-t pt-6">
            <h3 className="label">{source}</h3>
            <p className="mt-3 font-display text-h2">{detail}</p>
            <p className="mt-2 text-ink-600">{text}</p>
            {link && (
              <a
                href={link}
                target="_blank"
                rel="noopener"
                className="mt-3 text-link text-forest-800 underline"
              >
                Ver em {source}
                <span className="sr-only"> (abre em nova aba)</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
