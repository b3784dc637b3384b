const particles = { '': ['', ''], O: ['O ', 'A '], do: ['do ', 'da '], no: ['no ', 'na '] } as const

const feminine =
  /^(aldeia|cabana|casa|chácara|estalagem|estância|fazenda|hospedagem|hospedaria|morada|pousada|quinta|vila|villa)(?=\s|$)/i
const masculine =
  /\b(\w*hotel|\w*lodge|hostel|resort)\b|^(engenho|paradouro|pouso|rancho|recanto|refúgio|retiro|sítio|sobrado|solar)(?=\s|$)/i

/** Returns `do hotel Quaresmeira`, but `do Hotel Boa Vista`, `do Ariri Lodge`, `da Pousada do Lago`; `Hotel` begins a line. */
export function hotelPhrase(name: string, particle: keyof typeof particles = ''): string {
  const [his, her] = particles[particle]
  if (masculine.test(name)) return his + name
  if (feminine.test(name)) return her + name
  return `${his}${particle === 'do' || particle === 'no' ? 'hotel' : 'Hotel'} ${name}`
}
