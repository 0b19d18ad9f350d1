/** The heading of a part of a story. */
export function StoryHeading({ children }: { children: string }) {
  return <h2 className="mb-5 text-claim print:mb-[8pt]">{children}</h2>
}
