import { screens, type ScreenName } from '../../product/screens.tsx'
import type { Showcase } from './copy.ts'

type Props = { name: ScreenName; className?: string }

/** The screen's name, and under it the fact that it stands for. */
export function ShowcaseTitle({ name, subtitle, className }: Props & Pick<Showcase, 'subtitle'>) {
  return (
    <div className={className}>
      <h3 className="show-title" id={name}>
        {screens[name].title}
      </h3>
      <p className="show-subtitle">{subtitle}</p>
    </div>
  )
}

/** Who does what on a screen, set as ruled rows. */
export function Roles({
  roles = [],
  className = '',
}: Pick<Showcase, 'roles'> & { className?: string }) {
  return (
    <dl className={`show-roles ${className}`}>
      {roles.map(({ role, does }) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
