import 'server-only'
import { getSiteContent } from '@/lib/content/site-content'
import type { About, Configuration, Hero, Hotel } from './schema'

/** The hotel's name and contact data, for the header, the footer and the metadata of every page. */
export async function getHotel(): Promise<Hotel & { configuration: Configuration }> {
  const { hotel, configuration } = await getSiteContent()
  return { ...hotel, configuration }
}

/** Texts and videos of the home page's hero (§2). */
export async function getHero(): Promise<Hero> {
  return (await getSiteContent()).hero
}

/** Texts and picture of the about section (§2). */
export async function getAbout(): Promise<About> {
  return (await getSiteContent()).about
}
