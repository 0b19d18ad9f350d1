import { escapeHtml } from '../html.ts'

const names: Record<string, string> = {
  demo: 'Demonstration, 30 minutes',
  discovery: 'Discovery call',
  meeting: 'Meeting',
  'chief-executive': 'Call with the chief executive',
}

const times = ['09:00', '09:30', '10:00', '11:30', '14:00', '15:30']

const style = `
  body { margin: 0; padding: 32px; font: 16px/1.5 system-ui, sans-serif; color: #10241c; background: #fff }
  main { max-width: 640px; margin: auto }
  .note { padding: 8px 12px; background: #e9f0ec }
  fieldset { margin: 16px 0; padding: 12px 16px; border: 1px solid #cdd8d2 }
  label { display: inline-block; margin: 4px 16px 4px 0 }
  input[type='text'], input[type='email'] { display: block; width: 280px; padding: 8px; font: inherit }
  button { padding: 10px 20px; font: inherit; cursor: pointer }`

function page(title: string, body: string) {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><main><h1>${title}</h1>
<p class="note">A stand-in for the booking page, on this computer: nobody is invited.</p>${body}</main></html>`
}

/** The stand-in's page for a kind of meeting, before or after a time was booked; nothing for others. */
export function bookingPage(kind: string, query: URLSearchParams): string | undefined {
  const name = names[kind]
  if (!name) return undefined
  const time = query.get('time')
  const campaign = [...query].filter(([key]) => key.startsWith('utm_'))
  if (time)
    return page(
      'Booked',
      `<p role="status"><b>${name}</b> at ${escapeHtml(time)}, for ${escapeHtml(query.get('name') ?? '')}.</p>`,
    )
  return page(
    name,
    `<form>${campaign.map(([key, value]) => `<input type="hidden" name="${escapeHtml(key)}" value="${escapeHtml(value)}">`).join('')}
<fieldset><legend>A time on the next working day</legend>${times
      .map((at) => `<label><input type="radio" name="time" value="${at}" required> ${at}</label>`)
      .join('')}</fieldset>
<p><label>Name <input type="text" name="name" autocomplete="name" required></label></p>
<p><label>Work e-mail <input type="email" name="email" autocomplete="email" required></label></p>
<p><button>Book</button></p></form>
<p>Campaign: ${campaign.map(([key, value]) => escapeHtml(`${key}=${value}`)).join(', ') || 'none'}</p>`,
  )
}
