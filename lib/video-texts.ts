/** What is said of an address in a field for videos (`video`), or for videos and images (`media`). */
export const mediaValidationMessages = {
  video:
    'Este endereço não é de um vídeo que o site consegue mostrar: cole um link do Vimeo, do YouTube ou de um arquivo .mp4 ou .webm.',
  media:
    'Este endereço não é de um vídeo nem de uma imagem que o site consegue mostrar: cole um link do Vimeo, do YouTube ou de um arquivo .mp4 ou .webm, ou envie o arquivo.',
} as const
