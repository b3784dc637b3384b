'use client'

import { type ReactNode, useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button'
import { notify } from '../../_ui/notify'
import { migrateRoomImages } from './actions'
import { type MigrationResult, MigrationResults } from './migration-results'
import { migrationOutcome } from './outcome'

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
          <button type="button" className={buttonClass('primary')} disabled={running} onClick={start}>
            {running ? 'Migrando...' : 'Iniciar Migração'}
          </button>
          {running && <Progress />}
        </div>
      </section>
      {results && <MigrationResults results={results} />}
    </>
  )
}

function Progress() {
  return (
    <div className="grid min-w-60 flex-1 gap-1.5">
      <p role="status" className="text-ink-600">
        Copiando as imagens. Isto pode levar alguns minutos e continua mesmo que esta página seja fechada.
      </p>
      <div
        role="progressbar"
        aria-label="Migrando imagens"
        className="h-1.5 overflow-hidden rounded-full bg-sand-200"
      >
        <div className="h-full animate-pulse bg-forest-800 motion-reduce:animate-none" />
      </div>
    </div>
  )
}

const unreachable = { ok: false, error: 'Ocorreu um erro desconhecido', title: undefined } as const
