export const historyTitle = 'Histórico'
export const historyText =
  'Tudo o que foi gravado, com quem e quando. Restaurar grava de novo o conteúdo daquele momento; nada se apaga.'
