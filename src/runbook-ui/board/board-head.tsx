import type { ReactNode } from 'react'

const looks = {
  home: {
    head: 'board-head',
    event: 'contents',
    title: 'board-title',
    status: 'board-status once-whole',
    times: 'board-times',
    name: 'relative text-data leading-none text-on-bottle-2',
    clock:
      'board-clock relative min-w-2.2em fw-520 narrow tracking-tight leading-none whitespace-nowrap',
    finish: 'board-finish min-w-2.2em fw-560 narrow tracking-tight leading-none whitespace-nowrap',
  },
  player: {
    head: 'player-head grid parts-1-auto-auto items-end gap-x-11 gap-y-3 pt-3.5 lt-lg:parts-1-auto lt-md:grid-cols-1 print:parts-1-auto!',
    event: 'player-event min-w-0',
    title: 'overflow-hidden text-ellipsis font-sans text-item',
    status: 'contents',
    times:
      'flex items-end gap-11 lt-md:flex-wrap lt-md:gap-x-6 lt-md:gap-y-3.5 lt-md:justify-between',
    name: 'mb-1.75 text-data leading-tight text-on-bottle-2',
    clock: 'player-clock text-figure fw-520 leading-none whitespace-nowrap',
    finish: 'player-finish text-display narrow fw-520 whitespace-nowrap',
  },
}

type Props = {
  look: keyof typeof looks
  title: ReactNode
  about?: ReactNode
  clock: string
  finishName: ReactNode
  finish: ReactNode
  light?: ReactNode
  children: ReactNode
}

/** The head of a live run on the home page and in the player: title, clock, finish and controls. */
export function BoardHead(props: Props) {
  const { title, about, clock, finishName, finish, light, children } = props
  const look = looks[props.look]
  const Title = props.look === 'home' ? 'h2' : 'h3'
  return (
    <div className={look.head}>
      <div className={look.event}>
        <Title className={look.title}>{title}</Title>
        {about}
      </div>
      <div className={look.status}>
        <dl className={look.times}>
          <div>
            <dt className={look.name}>Clock</dt>
            <dd className={look.clock}>{clock}</dd>
          </div>
          <div>
            <dt className={look.name}>{finishName}</dt>
            <dd className={look.finish} data-testid="finish">
              {finish}
            </dd>
          </div>
        </dl>
        {light}
      </div>
      {children}
    </div>
  )
}
