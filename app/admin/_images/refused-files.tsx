import { countLabel } from '@/lib/count-label'

/** One sentence for one file; of several one message, with the files in a list that opens. */
export function RefusedFiles({ errors }: { errors: string[] }) {
  const [only, ...others] = errors
  if (only === undefined) return null
  if (others.length === 0) {
    return (
      <p role="alert" className="field-error">
        {only}
      </p>
    )
  }
  return (
    <div role="alert" className="field-error">
      <details>
        <summary className="min-h-11 cursor-pointer content-center">
          {`${countLabel(errors.length, 'arquivo ficou', 'arquivos ficaram')} de fora. Ver quais e por quê`}
        </summary>
        <ul className="grid max-h-48 gap-1 overflow-y-auto font-normal">
          {errors.map((error) => (
            <li key={error} className="[overflow-wrap:anywhere]">
              {error}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
