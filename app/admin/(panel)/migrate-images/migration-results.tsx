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
