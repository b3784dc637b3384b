'use client' // only to keep the payload small, which else repeats texts and markup

export function PackageTerms({ instalments }: { instalments: number }) {
  return (
    <ul className="package-terms">
      {terms(instalments).map(({ numeral, title, text }) => (
        <li key={title}>
          <i aria-hidden="true">{numeral}</i>
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

const terms = (instalments: number) => [
  {
    numeral: `${instalments}x`,
    title: `Parcele em até ${instalments}x sem juros`,
    text: 'O valor da estadia dividido em parcelas iguais no cartão, ou à vista, como preferir.',
  },
  {
    numeral: '6 anos',
    title: 'Crianças de até 6 anos não pagam',
    text: 'Os pequenos se hospedam no chalé dos pais, com as mesmas refeições e o mesmo quintal.',
  },
  {
    numeral: <Endless />,
    title: 'Experiências exclusivas',
    text: 'Jantares à luz de velas, manhãs com os cavalos e trilhas guiadas, preparados para cada estação.',
  },
]

// Drawn, because the display face has no such sign.
function Endless() {
  return (
    <svg viewBox="0 0 64 32" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
      <path d="M32 16C26 7 21 4 15 4a12 12 0 0 0 0 24c6 0 11-3 17-12S43 4 49 4a12 12 0 0 1 0 24c-6 0-11-3-17-12Z" />
    </svg>
  )
}
