import { MissingBody } from '@/components/site-frame/missing-body'
import { MissingPage } from '@/components/site-frame/missing-page'
import { missingMetadata } from '@/lib/seo/metadata'
import { SiteFrame } from './(site)/site-frame'
import { HtmlDocument } from './html-document'

/** Seconds; the header and the footer show the hotel's content. */
export const revalidate = 60

export const generateMetadata = missingMetadata

/** NAV-3. A `not-found` file would travel inside every page, and leave unknown addresses blank without script. */
export default function GlobalNotFound() {
  return (
    <HtmlDocument>
      <MissingBody>
        <SiteFrame>
          <MissingPage />
        </SiteFrame>
      </MissingBody>
    </HtmlDocument>
  )
}
