import { ContactText } from '@/components/editorial/contact-text'
import type { PrivacyFacts } from './facts'

/** The controller (LGPD, arts. 9 and 41) and the channel for requests. */
export function ownerSection({ owner, cnpj }: PrivacyFacts) {
  return {
    id: 'responsavel',
    title: 'Quem responde pelos dados',
    body: (
      <>
        <p>
          {`${owner}${cnpj ? `, CNPJ ${cnpj},` : ''} é quem decide sobre os dados pessoais de que este texto fala: a controladora, nas palavras da LGPD.`}
        </p>
        <p>Pedidos sobre dados pessoais, também ao encarregado (art. 41), chegam por aqui:</p>
        <ContactText />
      </>
    ),
  }
}
