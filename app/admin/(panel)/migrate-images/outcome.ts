import { countLabel } from '@/lib/count-label'
import type { MigrationResult } from './migration-results'

/** How the end of a migration is told (IMG-10): none of several copied is a failure, some are no full success. */
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
