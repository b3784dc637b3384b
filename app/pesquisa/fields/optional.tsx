export function Optional() {
  return <span className="font-normal text-ink-600"> (opcional)</span>
}
