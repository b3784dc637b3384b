type Props = { sections: { id: string; title: string }[]; className: string }

/** What the page holds; nothing where nobody has written more than an opening or a closing. */
export function Contents({ sections, className }: Props) {
  if (sections.length === 0) return null
  return (
    <nav aria-label="Nesta página" className={`border-t pt-3 ${className}`.trim()}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link text-small lg:min-h-9">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
