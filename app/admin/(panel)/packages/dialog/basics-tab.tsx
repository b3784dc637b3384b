import { useWatch } from 'react-hook-form'
import { categoryLabel, packageCategories } from '@/lib/packages/categories'
import type { PackageFormInput } from '@/lib/packages/form'
import { packagePath } from '@/lib/paths'
import { Select, TextArea, TextInput } from '../../../_ui/inputs'

export function BasicsTab({ slugFollows }: { slugFollows: boolean }) {
  const slug = useWatch<PackageFormInput, 'slug'>({ name: 'slug' })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput name="name" label="Nome" required hint="Como o pacote aparece neste painel." />
      <TextInput
        name="slug"
        label="Slug"
        required
        autoComplete="off"
        spellCheck={false}
        hint={slugHint(slug.trim(), slugFollows)}
      />
      <TextInput name="title" label="Título" hint="O que os visitantes leem; vazio, vale o nome." />
      <CategorySelect />
      <TextArea name="description" label="Descrição" rows={6} className="sm:col-span-2" />
    </div>
  )
}

function CategorySelect() {
  const category = useWatch<PackageFormInput, 'category'>({ name: 'category' })
  const values = packageCategories.includes(category) ? packageCategories : [...packageCategories, category]
  return (
    <Select
      name="category"
      label="Categoria"
      required
      options={values.map((value) => ({
        value,
        label: value ? categoryLabel(value) : 'Escolha uma categoria',
      }))}
    />
  )
}

function slugHint(slug: string, follows: boolean) {
  const address = slug ? `Endereço: ${packagePath(slug)}` : 'O fim do endereço da página'
  return follows ? `${address}. Acompanha o nome.` : `${address}. Ao mudar, o endereço antigo leva ao novo.`
}
