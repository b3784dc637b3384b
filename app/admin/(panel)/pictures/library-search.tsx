import { buttonClass } from '@/components/ui/button'
import { Input } from '@/components/ui/inputs'
import { countLabel } from '@/lib/count-label'

export function LibrarySearch({ search, total }: { search: string; total: number }) {
  return (
    <search>
      <form action="/admin/pictures" className="my-6 flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="grid min-w-0 grow gap-1.5 sm:max-w-96">
          <label htmlFor="busca-fotos" className="font-medium">
            Buscar foto
          </label>
          <Input
            key={search}
            id="busca-fotos"
            type="search"
            name="busca"
            defaultValue={search}
            maxLength={200}
            autoComplete="off"
            placeholder="O que se vê ou onde está"
          />
        </div>
        <button type="submit" className={buttonClass('outline')}>
          Buscar
        </button>
        <p role="status" className="min-h-11 content-center text-ink-600">
          {countLabel(total, 'foto', 'fotos')}
        </p>
      </form>
    </search>
  )
}
