/** The heading of a part of a story. */
export function StoryHeading({ children }: { children: string }) {
  return (
    <h2 className="mb-5 text-[clamp(1.5rem,1.2rem_+_1vw,2rem)] print:mb-[8pt] print:text-[15pt]">
      {children}
    </h2>
  )
}
