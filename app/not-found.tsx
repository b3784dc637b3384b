/**
 * Never shown: `global-not-found.tsx` answers unknown addresses, and no page calls `notFound()`. Without this file
 * Next writes its own not-found page into the payload of every page, twice.
 */
export default function NotFound() {
  return null
}
