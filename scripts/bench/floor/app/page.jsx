export default function EmptyPage() {
  return <h1>Vazia</h1>
}
