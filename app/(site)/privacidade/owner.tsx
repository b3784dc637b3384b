import { ContactText } from '@/components/editorial/contact-text'
import { Prose } from '@/components/editorial/prose'
import type { PrivacyFacts } from './facts'

/** The controller (LGPD, arts. 9 and 41) and the channel for requests. */
export function ownerSection({ owner, cnpj, dpo }: PrivacyFacts) {
  return {
    id: 'responsavel',
    title: 'Quem responde pelos dados',
    body: (
      <>
        <p>
          {`${owner}${cnpj ? `, CNPJ ${cnpj},` : ''} é quem decide sobre os dados pessoais de que este texto fala: a controladora, nas palavras da LGPD.`}
        </p>
        {dpo && <Prose text={dpoText(dpo)} />}
        <p>Pedidos sobre dados pessoais, também ao encarregado (art. 41), chegam por aqui:</p>
        <ContactText />
      </>
    ),
  }
}

/** Through `Prose`, so that a telephone or an e-mail can be followed. */
function dpoText({ name, contact }: { name: string; contact: string }) {
  return `Encarregado pelo tratamento de dados pessoais: ${[name, contact].filter(Boolean).join(', ')}`
}
