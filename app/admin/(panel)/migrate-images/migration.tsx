'use client'

import { type ReactNode, useState, useTransition } from 'react'
import { countLabel } from '@/lib/count-label'
import { Button } from '../../_ui/button'
import { notify } from '../../_ui/notify'
import { migrateRoomImages } from './actions'

export function Migration({ children }: { children: ReactNode }) {
  const [results, setResults] = useState<MigrationResult>()
  const [running, startTransition] = useTransition()

  function start() {
    setResults(undefined)
    startTransition(async () => {
      const result = await migrateRoomImages({}).catch(() => unreachable)
      if (!result.ok) return notify.error(result.error, result.title ?? 'Erro na migração')
      const { isFailure, title, text } = migrationOutcome(result.results)
      if (isFailure) notify.error(text, title)
      else notify.success(text, title)
      setResults(result.results)
    })
  }

  return (
    <>
      <section className="surface grid gap-5 p-5 sm:p-6" aria-label="Migração" aria-busy={running}>
        {children}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button tone="primary" disabled={running} onClick={start}>
            {running ? 'Migrando...' : 'Iniciar Migração'}
          </Button>
          {running && (
            <p role="status" className="text-ink-600">
              Copiando as imagens. Isto pode levar alguns minutos e continua mesmo que esta página seja
              fechada.
            </p>
          )}
        </div>
      </section>
      {results && <MigrationResults results={results} />}
    </>
  )
}

const unreachable = { ok: false, error: 'Ocorreu um erro desconhecido', title: undefined } as const

/** Summarises a migration (IMG-10) as a failure if nothing was copied, and as incomplete if some images were not. */
export function migrationOutcome({ total, success, errors }: MigrationResult) {
  const done = `${success.length} imagens migradas com sucesso de ${total} tentativas.`
  if (errors.length === 0) return { isFailure: false, title: 'Migração concluída', text: done }
  if (success.length === 0) {
    return {
      isFailure: true,
      title: 'Erro na migração',
      text: `Nenhuma de ${countLabel(total, 'imagem', 'imagens')} foi migrada: veja os motivos abaixo.`,
    }
  }
  const left = errors.length === 1 ? 'Uma não foi copiada' : `${errors.length} não foram copiadas`
  return {
    isFailure: true,
    title: 'Migração incompleta',
    text: `${done} ${left}: veja os motivos abaixo e inicie novamente.`,
  }
}

export type MigrationResult = { total: number; success: string[]; errors: string[] }

export function MigrationResults({ results: { total, success, errors } }: { results: MigrationResult }) {
  return (
    <section className="surface mt-6 grid gap-6 p-5 sm:p-6" aria-labelledby="resultado">
      <h2 id="resultado" className="text-[1.125rem] font-semibold">
        Resultado
      </h2>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Count term="Total" count={total} />
        <Count term="Sucessos" count={success.length} />
        <Count term="Erros" count={errors.length} tone={errors.length > 0 ? 'text-danger-700' : ''} />
      </dl>
      {success.length > 0 && <Lines title="Imagens migradas" lines={success} tone="bg-leaf-500" />}
      {errors.length > 0 && <Lines title="Não migradas" lines={errors} tone="bg-danger-700" />}
    </section>
  )
}

function Count({ term, count, tone = '' }: { term: string; count: number; tone?: string }) {
  return (
    <div className="grid">
      <dt className="text-[0.8125rem] text-ink-600">{term}</dt>
      <dd className={`text-[1.5rem] font-semibold even-figures ${tone}`}>{count}</dd>
    </div>
  )
}

function Lines({ title, lines, tone }: { title: string; lines: string[]; tone: string }) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul aria-label={title} className="divide-y border-y">
        {lines.map((line) => (
          <li key={line} className="flex items-baseline gap-3 py-2">
            <span className={`size-2 flex-none rounded-full ${tone}`} aria-hidden="true" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
