// The link into the panel (ADM-15), loaded only by browsers with a session. It opens nothing that is not guarded.
if (self === top && !/^\/admin(?:\/|$)/.test(location.pathname)) {
  const place = document.createElement('aside')
  place.id = 'painel'
  place.setAttribute('aria-label', 'Painel')
  place.innerHTML = `<style>
#painel{position:fixed;left:1rem;bottom:6rem;z-index:29}
#painel a{display:flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid var(--color-gold-500);border-radius:2px;background:var(--color-forest-900);color:var(--color-white);font:600 .875rem/1 var(--font-sans);text-decoration:none;box-shadow:var(--shadow-lifted)}
#painel a:hover{background:var(--color-forest-800)}
#painel a:focus-visible{outline:2px solid var(--color-gold-500);outline-offset:2px}
@media(width>=64rem){#painel{bottom:1.5rem}}
body[data-scroll-locked] #painel{display:none}
@media print{#painel{display:none}}
</style><a href="/admin/editar" aria-label="Editar esta página no painel">Editar</a>`
  document.body.append(place)
}
