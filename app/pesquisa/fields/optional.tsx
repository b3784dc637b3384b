/** Marks, inside a label, what may stay empty. */
export function Optional() {
  return <span className="font-normal text-ink-600"> (opcional)</span>
}
