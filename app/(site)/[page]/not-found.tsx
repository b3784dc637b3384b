/** Used on hosts without the request filter. */
export { MissingPage as default } from '@/components/site-frame/missing-page'
