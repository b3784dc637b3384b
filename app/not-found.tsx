/** Never shown (see global-not-found.tsx). Without it Next writes its own into every page's payload, twice. */
export default function NotFound() {
  return null
}
