/** The digits of the hotel's WhatsApp number, and its e-mail address or ''. */
export type Reach = { whatsapp: string | null; email: string }

/** Returns a link that opens a message to the hotel by the chosen channel, or by the other one; null without either (PAGE-13). */
export function enquiryLink(
  { way, title }: { way: string; title: string },
  { whatsapp, email }: Reach,
): string | null {
  const words = encodeText(`Olá! Escrevo pelo formulário “${title}” do site.`)
  const byMail = email && `mailto:${email}?subject=${encodeText(title)}&body=${words}`
  const byWhatsapp = whatsapp && `https://wa.me/${whatsapp}?text=${words}`
  return (way === 'email' ? byMail || byWhatsapp : byWhatsapp || byMail) || null
}

type Answer = { label: string; value: string; type: string }

/** Adds a visitor's answers to the link; `type` is the input's. */
export function withAnswers(link: string, answers: Answer[]): string {
  const lines = answers.flatMap(({ label, value, type }) => {
    const answer = type === 'date' ? value.split('-').reverse().join('/') : value.trim()
    return answer ? `\n${label}: ${answer}` : []
  })
  const text = lines.length > 0 ? `\n${lines.join('')}` : ''
  // A line break in an e-mail takes both characters (RFC 6068).
  return link + encodeText(link.startsWith('mailto:') ? text.replace(/\r?\n/g, '\r\n') : text)
}

function encodeText(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
