import { ExternalLink } from './external-link.tsx'
import { LiveChat } from './live-chat.tsx'

type Props = { action: string; link?: string; isExternal?: boolean; className: string }

/** A link, or the button that opens the chat. */
export function ChannelAction({ action, link, isExternal, className }: Props) {
  if (!link) return <LiveChat action={action} />
  const Anchor = isExternal ? ExternalLink : 'a'
  return (
    <Anchor href={link} className={className}>
      {action}
    </Anchor>
  )
}
