import { ListEditor } from '../../../_ui/list-editor'

export function FeaturesTab() {
  return (
    <div className="grid gap-7">
      <ListEditor
        name="features"
        label="O que está incluído"
        placeholder="Café da manhã, almoço e jantar"
        hint="Enter adiciona. As quatro primeiras aparecem no cartão da oferta."
      />
      <ListEditor
        name="highlights"
        label="Destaques"
        placeholder="Fogueira à beira do lago"
        hint="Enter adiciona. Sem destaques, a seção não aparece."
      />
    </div>
  )
}
