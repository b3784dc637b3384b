import type { ComponentProps } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { enquiryLink } from '@/lib/pages/enquiry'
import { addKeys } from '../add-keys'
import { BlockSection, SectionTitle } from '../block-parts'
import type { BlockProps } from '../block-props'
import { EnquiryLink } from './enquiry-link'

/** Shows the questions, and a link that opens the message (PAGE-13). Without JavaScript it shows only the link. */
export function Enquiry({ block, id, joined, facts: { reach } }: BlockProps<'enquiry'>) {
  const { label, title, text, questions, button } = block
  const href = enquiryLink(block, reach)
  const isMail = href?.startsWith('mailto:')
  return (
    <BlockSection id={id} joined={joined} ground="sand" column="grid gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <SectionTitle id={id} label={label} title={title} />
        {text && <p className="mt-6 max-w-[48ch] text-ink-600">{text}</p>}
      </div>
      <div className="lg:col-span-7">
        <div className="mb-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 noscript:hidden">
          {addKeys(questions).map(({ number, ...question }) => (
            <Question key={number} id={`${id}-${number}`} {...question} />
          ))}
        </div>
        {href && (
          <EnquiryLink
            href={href}
            labels={questions.map((question) => question.label)}
            className={buttonClass('primary', 'wrap-anywhere')}
            {...(!isMail && { target: '_blank' })}
          >
            <Icon name={isMail ? 'mail' : 'whatsapp'} />
            {button || (isMail ? 'Enviar por e-mail' : 'Enviar pelo WhatsApp')}
            {!isMail && <span className="sr-only"> (abre em nova aba)</span>}
          </EnquiryLink>
        )}
        <p className="mt-5 max-w-[52ch] text-ink-600 text-small">
          O site não guarda o que você escreve: a mensagem abre pronta, e você a envia.
        </p>
      </div>
    </BlockSection>
  )
}

type QuestionProps = BlockProps<'enquiry'>['block']['questions'][number] & { id: string }

/** Renders an input without a name, so that typed text never becomes part of a URL of this site. */
function Question({ id, label, answer, required }: QuestionProps) {
  const field = { id, required, className: input }
  return (
    <div className="flex flex-col gap-2" style={answer === 'long' ? { gridColumn: '1 / -1' } : undefined}>
      <label htmlFor={id} className="wrap-anywhere font-medium">
        {label}
        {!required && <span className="text-ink-600"> (opcional)</span>}
      </label>
      {answer === 'long' ? (
        <textarea {...field} rows={4} maxLength={1000} />
      ) : (
        <input {...field} {...(types[answer] ?? { maxLength: 200 })} />
      )}
    </div>
  )
}

const types: Record<string, ComponentProps<'input'>> = {
  date: { type: 'date', max: '2099-12-31' },
  people: { type: 'number', inputMode: 'numeric', min: 1, max: 999 },
}
const input = 'min-h-12 w-full rounded-xs border border-current bg-white px-5 py-3 text-ink-600'
