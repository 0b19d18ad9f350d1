import { isChatConfigured } from '../integrations/chat.ts'

/**
 * Marks a page on which the chat's own launcher belongs. Nothing is loaded, and nothing is marked,
 * while no portal is configured.
 */
export function ChatWidget() {
  return isChatConfigured ? <div data-chat hidden /> : null
}

/** Opens the chat; until a portal is configured, says how to set one up. */
export function LiveChat({ action }: { action: string }) {
  return isChatConfigured ? (
    <>
      {/* Enabled by the chat's own code: without JavaScript it could do nothing. */}
      <button type="button" className="btn" data-chat-open disabled>
        <span className="i-lucide-message-square" aria-hidden />
        {action}
      </button>
      <p className="small text-ink-2 mt-2" role="status" data-chat-status />
      <noscript>
        <p className="small text-ink-2">Live chat needs JavaScript.</p>
      </noscript>
    </>
  ) : (
    <ChatSetUp />
  )
}

function ChatSetUp() {
  return (
    <div className="chat-setup" id="chat-set-up">
      <p className="fw-600">Live chat is not set up on this site yet</p>
      <p>For whoever runs it:</p>
      <ol>
        <li>In HubSpot, publish a live chat under Conversations, Chatflows.</li>
        <li>
          Set <code>VITE_HUBSPOT_PORTAL_ID</code> to the portal’s Hub ID, and{' '}
          <code>VITE_HUBSPOT_REGION</code> if it is not in <code>na1</code>.
        </li>
        <li>Build the site again.</li>
      </ol>
    </div>
  )
}
