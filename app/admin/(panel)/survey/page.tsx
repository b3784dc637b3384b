import type { Metadata } from 'next'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/access/guard'
import { findItem } from '@/lib/content/list'
import { readItems } from '@/lib/content/section-store'
import { countLabel } from '@/lib/count-label'
import { todayInHotel } from '@/lib/dates'
import { listScreenPath } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getSurveyMonths } from '@/lib/site/page-queries'
import { registry } from '@/lib/site/registry'
import { answerText, averageRatings, hasLowScore, questionLabel, testimonialId } from '@/lib/survey/report'
import { allQuestions } from '@/lib/survey/steps'
import {
  pageSize,
  readStoredAnswers,
  readSurveyLink,
  readSurveySummary,
  type StoredAnswers,
} from '@/lib/survey/stored-answers'
import { momentLabel } from '@/lib/times'
import { z } from '@/lib/zod'
import { Badge } from '../../_ui/badge'
import { CopiedLink } from '../../_ui/copied-link'
import { EmptyState } from '../../_ui/empty-state'
import { KeepFocus } from '../../_ui/keep-focus'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { createLoadedPage } from '../../_ui/while-loading'
import { AnswerButtons, DeleteBefore, RenewLink } from './answer-controls'

export const metadata: Metadata = { title: 'Pesquisa · Painel Administrativo' }

const head = {
  title: 'Pesquisa',
  text: 'O que os hóspedes responderam, com a autorização deles. Cada resposta é apagada sozinha no fim do prazo.',
}

export default createLoadedPage(head, Survey)

type Props = { searchParams: Promise<{ antes?: string | string[] }> }

async function Survey({ searchParams }: Props) {
  const admin = await requireAdmin()
  const after = pageKey.safeParse(String((await searchParams).antes).split('~')).data
  const read = await Promise.all([
    readStoredAnswers(admin, after && { created_at: after[0], id: after[1] }),
    readSurveySummary(admin),
    readItems(admin, registry.testimonials),
  ]).catch(readFailed('survey'))
  const isStoring = (await getSurveyMonths()) !== null
  const [answers, { count, averages: known }, testimonials] = read ?? [[], { count: 0, averages: {} }, []]
  const last = answers.length === pageSize ? answers.at(-1) : undefined
  return (
    <>
      <PageHead {...head}>
        {count > 0 && (
          <a className={buttonClass('outline')} href="/admin/survey/csv" download>
            Baixar planilha (CSV)
          </a>
        )}
      </PageHead>
      {isStoring ? (
        <section className="surface mb-4 p-4">
          <h2 className="font-semibold">Link para os hóspedes</h2>
          <CopiedLink address={absoluteUrl(await readSurveyLink())} label="Link da pesquisa para os hóspedes">
            <RenewLink />
          </CopiedLink>
          <p className="field-hint">
            Mande este: por ele, até 30 hóspedes na mesma rede respondem a cada 15 minutos; sem ele, até 10, e
            30 por dia.
          </p>
        </section>
      ) : (
        <p className="mb-4">
          A pesquisa não guarda respostas novas: o que o hóspede escreve não sai do navegador dele.{' '}
          <Link className="underline" href={listScreenPath('pages')}>
            Mudar em Páginas
          </Link>
        </p>
      )}
      {!read && <LoadFailure text="Erro ao carregar as respostas." />}
      {read && answers.length === 0 && (
        <EmptyState
          isBoxed
          text={count > 0 ? 'Não há respostas anteriores.' : 'Nenhuma resposta guardada.'}
        />
      )}
      {count > 0 && (
        <>
          <Averages known={known} />
          <p className="mb-2 text-ink-600">{countLabel(count, 'resposta', 'respostas')}</p>
          <KeepFocus count={count}>
            <ul aria-label="Respostas" className="surface divide-y">
              {answers.map((one) => (
                <li key={one.id}>
                  <Answer {...one} testimonial={findItem(testimonials, testimonialId(one.id))?.id} />
                </li>
              ))}
            </ul>
          </KeepFocus>
          <nav aria-label="Mais respostas" className="mt-4 flex flex-wrap gap-2">
            {after && (
              <Link className={buttonClass('outline')} href="/admin/survey">
                Respostas mais recentes
              </Link>
            )}
            {last && (
              <Link
                className={buttonClass('outline')}
                href={`/admin/survey?antes=${encodeURIComponent(`${last.created_at}~${last.id}`)}`}
              >
                Respostas anteriores
              </Link>
            )}
          </nav>
          <DeleteBefore today={todayInHotel()} />
        </>
      )}
    </>
  )
}

/** The time and id of the previous page's last answer. */
const pageKey = z.tuple([z.iso.datetime({ offset: true }), z.guid()])

const oneDigit = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function Averages({ known }: { known: Record<string, number> }) {
  return (
    <section aria-labelledby="medias" className="surface mb-4 p-4">
      <h2 id="medias" className="font-semibold">
        Médias
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 xl:grid-cols-5">
        {averageRatings(known).map(({ label, most, average }) => (
          <div key={label}>
            <dt className="text-ink-600 text-[0.8125rem]">{label}</dt>
            <dd className="even-figures">
              {average === null ? 'Menos de 5 respostas' : `${oneDigit.format(average)} de ${most}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type AnswerProps = StoredAnswers & { testimonial: string | undefined }

function Answer({ id, answers, may_quote: mayQuote, created_at, expires_at, testimonial }: AnswerProps) {
  const name = answers.name.trim() || 'Sem nome'
  return (
    <details>
      <summary className="cursor-pointer px-4 py-3">
        <span className="wrap-anywhere mr-3 font-semibold">{name}</span>
        <span className="even-figures mr-3 text-ink-600">{momentLabel(created_at)}</span>
        <span className="even-figures mr-3">{`Nota ${answers.overallRating}`}</span>
        {hasLowScore(answers) && <Badge tone="warn">Nota baixa</Badge>}{' '}
        {mayQuote && (
          <Badge tone="accent">{testimonial ? 'Virou depoimento' : 'Pode virar depoimento'}</Badge>
        )}
      </summary>
      <div className="px-4 pb-4">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {allQuestions.map((question) => {
            const text = answerText(question, answers)
            if (!text) return null
            return (
              <div
                key={question.field}
                className={question.kind === 'text' && question.long ? 'sm:col-span-2' : ''}
              >
                <dt className="text-ink-600 text-[0.8125rem]">{questionLabel(question)}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
              </div>
            )
          })}
        </dl>
        <p className="field-hint mt-4">{`Será apagada em ${momentLabel(expires_at)}.`}</p>
        <AnswerButtons id={id} name={name} mayQuote={mayQuote} testimonial={testimonial} />
      </div>
    </details>
  )
}
