import { MissingBody } from '@/components/site-frame/missing-body'
import { MissingPage } from '@/components/site-frame/missing-page'
import { missingMetadata } from '@/lib/seo/metadata'
import { SiteFrame } from './(site)/site-frame'
import { HtmlDocument } from './html-document'

/** In seconds, because header and footer show the hotel's content. */
export const revalidate = 60

export const generateMetadata = missingMetadata

/** Renders the 404 page (NAV-3); a `not-found` file would be in every page, and leave unknown URLs blank without JavaScript. */
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
