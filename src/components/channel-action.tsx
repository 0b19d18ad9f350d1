import { ExternalLink } from './external-link.tsx'
import { LiveChat } from './live-chat.tsx'

type Props = { action: string; link?: string; isExternal?: boolean; className: string }

/** The way into a channel: a link for most, the chat's button for the one that opens on the page. */
export function ChannelAction({ action, link, isExternal, className }: Props) {
  if (!link) return <LiveChat action={action} />
  const Anchor = isExternal ? ExternalLink : 'a'
  return (
    <Anchor href={link} className={className}>
      {action}
    </Anchor>
  )
}
