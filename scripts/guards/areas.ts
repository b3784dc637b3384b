import { booking } from './booking.ts'
import { brand } from './brand.ts'
import { forms } from './forms.ts'
import { frontDoor } from './front-door.ts'
import { gate } from './gate.ts'
import { images } from './images.ts'
import type { Mutation } from './mutation.ts'
import { policies } from './policies.ts'
import { published } from './published.ts'
import { session } from './session.ts'
import { survey } from './survey.ts'
import { team } from './team.ts'
import { videos } from './videos.ts'
import { writer } from './writer.ts'

/** Every mutation by its area, as `npm run test:guards -- <area>` calls it. */
export const areas: Record<string, Mutation[]> = {
  gate,
  session,
  'front-door': frontDoor,
  writer,
  published,
  forms,
  booking,
  survey,
  images,
  videos,
  brand,
  policies,
  team,
}
