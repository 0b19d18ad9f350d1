/** The page in one statement. */
export function Summary({ title, text }: { title: string; text: string }) {
  return (
    <section className="ruled">
      <div className="page py-8 cols gap-y-4">
        <h2 className="col-span-12 md:col-span-3 text-[1.5rem]!">{title}</h2>
        <p className="col-span-12 md:col-span-9 md:pl-6 border-0 md:border-l-3 border-solid border-ink text-[clamp(1.375rem,1.1rem+1.1vw,1.875rem)] fw-520 leading-[1.3] tracking-[-.015em]">
          {text}
        </p>
      </div>
    </section>
  )
}
