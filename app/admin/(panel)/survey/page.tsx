import type { Metadata } from 'next'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/access/guard'
import { listScreenPath } from '@/lib/paths'
import { getSurveyMonths } from '@/lib/site/page-queries'
import { answerText, averages, hasLowScore, questionLabel } from '@/lib/survey/report'
import { allQuestions } from '@/lib/survey/steps'
import { readStoredAnswers, type StoredAnswers } from '@/lib/survey/stored-answers'
import { momentLabel } from '@/lib/times'
import { Badge } from '../../_ui/badge'
import { EmptyState } from '../../_ui/empty-state'
import { KeepFocus } from '../../_ui/keep-focus'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { loadedPage } from '../../_ui/while-loading'
import { AnswerButtons } from './answer-buttons'

export const metadata: Metadata = { title: 'Pesquisa · Painel Administrativo' }

const head = {
  title: 'Pesquisa',
  text: 'O que os hóspedes responderam, com a autorização deles. Cada resposta é apagada sozinha no fim do prazo.',
}

export default loadedPage(head, Survey)

async function Survey() {
  const admin = await requireAdmin()
  const all = await readStoredAnswers(admin).catch(readFailed('survey'))
  return (
    <>
      <PageHead {...head}>
        {all && all.length > 0 && (
          <a className={buttonClass('outline')} href="/admin/survey/csv" download>
            Baixar planilha (CSV)
          </a>
        )}
      </PageHead>
      {(await getSurveyMonths()) === null && (
        <p className="mb-4">
          A pesquisa não guarda respostas novas: o que o hóspede escreve não sai do navegador dele.{' '}
          <Link className="underline" href={listScreenPath('pages')}>
            Mudar em Páginas
          </Link>
        </p>
      )}
      {!all && <LoadFailure text="Erro ao carregar as respostas." />}
      {all?.length === 0 && <EmptyState isBoxed text="Nenhuma resposta guardada." />}
      {all && all.length > 0 && (
        <>
          <Averages all={all} />
          <KeepFocus count={all.length}>
            <ul aria-label="Respostas" className="surface divide-y">
              {all.map((one) => (
                <li key={one.id}>
                  <Answer {...one} />
                </li>
              ))}
            </ul>
          </KeepFocus>
        </>
      )}
    </>
  )
}

const oneDigit = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function Averages({ all }: { all: StoredAnswers[] }) {
  return (
    <section aria-labelledby="medias" className="surface mb-4 p-4">
      <h2 id="medias" className="font-semibold">
        Médias
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 xl:grid-cols-5">
        {averages(all.map(({ answers }) => answers)).map(({ label, most, average }) => (
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

function Answer({ id, answers, may_quote: mayQuote, created_at, expires_at }: StoredAnswers) {
  const name = answers.name.trim() || 'Sem nome'
  return (
    <details>
      <summary className="cursor-pointer px-4 py-3">
        <span className="wrap-anywhere mr-3 font-semibold">{name}</span>
        <span className="even-figures mr-3 text-ink-600">{momentLabel(created_at)}</span>
        <span className="even-figures mr-3">{`Nota ${answers.overallRating}`}</span>
        {hasLowScore(answers) && <Badge tone="warn">Nota baixa</Badge>}{' '}
        {mayQuote && <Badge tone="accent">Pode virar depoimento</Badge>}
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
        <AnswerButtons id={id} name={name} mayQuote={mayQuote} />
      </div>
    </details>
  )
}
