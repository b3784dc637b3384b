// Inline scripts that pages contain. The policy trusts them by their hashes (csp.mjs).

/**
 * Hides the notice before the first paint if this tab has closed it, and closes it on click. `data-notice` of the script names
 * the notice (components/site-frame/notice.tsx).
 */
export const noticeScript =
  '(({dataset:d})=>{try{if(sessionStorage.aviso===d.notice)d.closed=""}catch{}' +
  'addEventListener("click",e=>{if(e.target.closest(".notice button")){d.closed="";' +
  'try{sessionStorage.aviso=d.notice}catch{}}})})(document.currentScript)'

/**
 * Remembers the last press until React answers it (NAV-28, components/ui/deferred-part.tsx). A key drops it:
 * whoever presses Escape or types has moved on, and Enter and Space press anew. React stops an event that it cannot answer yet at
 * the document. Links and popovers work without a script.
 */
export const pressScript =
  'addEventListener("click",({target:t})=>{if(t=t.closest(":is(button,img):not(a *,[popovertarget])"))(pressed=t).ariaBusy=!0},!0);' +
  'addEventListener("keydown",()=>{if(window.pressed)pressed.ariaBusy=pressed=null},!0)'

/** Loads what is marked `data-later` after the first picture, which scripts would delay on a slow connection. */
export const laterScript =
  '{let image=document.querySelector("img[fetchpriority=high]"),' +
  'begin=()=>{for(let e of document.querySelectorAll("[data-later]"))Object.assign(e,e.dataset)},' +
  'drawn=()=>requestAnimationFrame(()=>setTimeout(begin));' +
  'image?.complete===!1?image.onload=drawn:drawn();setTimeout(begin,2e3)}'
