export const migrationTitle = 'Migração de Imagens dos Quartos'
export const migrationText =
  'Copia para o armazenamento do hotel as imagens dos quartos que ainda estão em outros sites. Só são copiados endereços https públicos de arquivos JPG, PNG ou WEBP de até 5MB; o endereço antigo só é trocado depois que a cópia está guardada.'
