import { ConsentField } from './fields'

/** The terms of storing answers; `contact` may be empty. */
export type Terms = { hotel: string; months: number; contact: string }

/** `agreed` is required for sending, `mayQuote` is optional (SUR-11). */
export type Consent = { agreed: boolean; mayQuote: boolean }

type Props = { terms: Terms; hasComment: boolean; consent: Consent; onChange: (consent: Consent) => void }

export function Consents({ terms: { hotel, months, contact }, hasComment, consent, onChange }: Props) {
  return (
    <section className="mt-10 grid gap-4" aria-labelledby="autorizacao">
      <h3 id="autorizacao" className="font-medium">
        Antes de enviar
      </h3>
      <p>
        {`${hotel} guarda as suas respostas, com nome, e-mail, WhatsApp e cidade, para melhorar a hospedagem, responder a você e mandar novidades, se você as pediu. Só a equipe as lê. Elas são apagadas ${months} meses depois do envio; para ver, corrigir ou apagar as suas antes disso, ${contact ? `o contato é ${contact}` : 'fale com o hotel'}.`}
      </p>
      <ConsentField
        label="Autorizo o hotel a guardar as minhas respostas, como está escrito acima (obrigatório para enviar)."
        checked={consent.agreed}
        onChange={(agreed) => onChange({ ...consent, agreed })}
      />
      {hasComment && (
        <ConsentField
          label="O hotel pode publicar o meu comentário no site, com o meu primeiro nome e a minha cidade (opcional)."
          checked={consent.mayQuote}
          onChange={(mayQuote) => onChange({ ...consent, mayQuote })}
        />
      )}
    </section>
  )
}

/** Returns whether the hotel received the answers. The URL's fragment identifies the hotel's own link (SUR-16). */
export async function sendAnswers(answers: object, { mayQuote }: Consent): Promise<boolean> {
  const body = JSON.stringify({ consent: true, mayQuote, answers, link: location.hash.slice(1) })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/api/pesquisa', { method: 'POST', headers, body }).catch(() => undefined)
  return response?.ok ?? false
}
