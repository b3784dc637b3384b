/** Keeps Next from adding its default page to every payload twice; visitors see global-not-found.tsx. */
export default function NotFound() {
  return null
}
