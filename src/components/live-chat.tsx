import { isChatConfigured } from '../integrations/chat.ts'
import { ExternalLink } from './external-link.tsx'
import { OwnerNote } from './owner-note.tsx'

/** Marks pages on which the chat's launcher appears, once a portal is configured. */
export function ChatWidget() {
  return isChatConfigured ? <div data-chat hidden /> : null
}

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

function LiveChat({ action }: { action: string }) {
  return isChatConfigured ? (
    <>
      {/* Enabled by the chat's own code: without JavaScript it could do nothing. */}
      <button type="button" className="btn" data-chat-open disabled>
        <span className="i-lucide-message-square" aria-hidden />
        {action}
      </button>
      <p className="text-ink-2 mt-2" role="status" data-chat-status />
      <noscript>
        <p className="text-ink-2">Live chat needs JavaScript.</p>
      </noscript>
    </>
  ) : (
    <ChatSetUp />
  )
}

function ChatSetUp() {
  return (
    <>
      <p className="text-ink-2">
        Opens when our chat is set up. Until then, phone and email reach the same people.
      </p>
      <OwnerNote id="chat-set-up">
        <p>To set up live chat:</p>
        <ol className="pl-5!">
          <li>In HubSpot, publish a live chat under Conversations, Chatflows.</li>
          <li>
            Set <code className="setting">VITE_HUBSPOT_PORTAL_ID</code> to the portal’s Hub ID, and{' '}
            <code className="setting">VITE_HUBSPOT_REGION</code> if it is not in{' '}
            <code className="setting">na1</code>.
          </li>
          <li>Build the site again.</li>
        </ol>
      </OwnerNote>
    </>
  )
}
