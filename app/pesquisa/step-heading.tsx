/** After a move it takes the focus: it is read out, and Tab goes on from here. Mount it anew for every step. */
export function StepHeading({ moved, children }: { moved: boolean; children: string }) {
  return (
    <h2 ref={moved ? takeFocus : undefined} tabIndex={-1} className="font-display text-h3 outline-none">
      {children}
    </h2>
  )
}

function takeFocus(heading: HTMLHeadingElement | null) {
  if (!heading) return
  heading.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: 'instant' })
}
