type UserType = {
  name: string
  price: string
  text: string
  roles: readonly { name: string; does: string }[]
}

type Props = { title: string; types: readonly [UserType, UserType] }

/** The two user types side by side: a short paid list, a long free one. */
export function UserTypes({ title, types }: Props) {
  return (
    <section className="ruled on-dark">
      <div className="page band">
        <h2 className="max-w-[10.9em]">{title}</h2>
        <div className="user-types">
          {types.map(({ name, price, text, roles }) => (
            <div key={name}>
              <h3>
                {name} <span>{price}</span>
              </h3>
              <p>{text}</p>
              <dl>
                {roles.map((role) => (
                  <div key={role.name}>
                    <dt>{role.name}</dt>
                    <dd>{role.does}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
