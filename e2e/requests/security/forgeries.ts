const foreign = 'https://evil.example/logo.png'
const credentials = 'https://user:pw@reservas.example/'
// A section's save sends it twice and stays under the size limit of an action.
const huge = 'x'.repeat(400_000)

const configuration = { logo_url: null, primary_color: '#065f46', address: '', phone: '', email: '' }
const about = { title: '', subtitle: '', description: '', image_url: null }
const texts = { title: '', subtitle: '', background_url: null }
const call = { ...texts, cta_primary_text: '', cta_primary_url: null }
const media = { ...texts, mobile_background_url: null, video_section_url: null }

/** Returns a forced save of a section's fields. Fields already stored would stay (supabase/tests/size-limits.test.ts). */
const section = (values: object) => ({ values, expectedValues: {}, force: true })

type Values = Record<string, unknown>

/** Returns the save of an item with some of its values replaced. */
function item(save: Values, values: Values): [action: string, argument: Values] {
  return ['saveItem', { ...save, values: { ...Object(save.values), ...values } }]
}

/**
 * Returns calls that no form makes, as action and argument: foreign images, links with a name and password, endless texts,
 * overlong lists and galleries. `pkg` and `room` are valid saves.
 */
export function forgeries(pkg: Values, room: Values): [action: string, argument: Values][] {
  return [
    ['saveConfiguration', section({ ...configuration, logo_url: foreign })],
    ['saveConfiguration', section({ ...configuration, address: huge })],
    ['saveConfiguration', section({ ...configuration, email: `${huge}@x.example` })],
    ['saveAbout', section({ ...about, image_url: foreign })],
    ['saveAbout', section({ ...about, description: huge })],
    ['saveHeroCall', section({ ...call, background_url: foreign })],
    ['saveHeroCall', section({ ...call, cta_primary_url: credentials })],
    ['saveHeroMedia', section({ ...media, mobile_background_url: foreign })],
    ...[
      { bookingUrl: credentials },
      { description: huge },
      { features: Array.from({ length: 1000 }, (_, item) => `${item}`) },
      { images: { principal: foreign, gallery: [] } },
      { images: { principal: '/images/a.jpg', gallery: Array(13).fill('/images/b.jpg') } },
    ].map((values) => item(pkg, values)),
    ...[{ description: huge }, { images: [foreign] }].map((values) => item(room, values)),
    ['saveItem', { ...room, id: huge }],
    ['saveItem', { ...room, list: 'security' }],
  ]
}
