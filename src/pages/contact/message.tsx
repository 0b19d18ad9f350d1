import { hubspotForm, nativeForm } from '../../integrations/form.ts'
import { email, phone } from '../../site.ts'
import { form, type message } from './copy.ts'
import { NativeForm } from './native-form.tsx'

type Props = typeof message

/** The form: HubSpot's in its frame once it is configured, our own until then. */
export function Message({ title, lead, privacy, instead }: Props) {
  return (
    <section className="col-span-12 lg:col-span-5 lg:col-start-8 pt-4 edge-t-3-ink" id="message">
      <h2 className="text-claim">{title}</h2>
      <p className="mt-2 mb-5 text-ink-2">{lead}</p>
      {hubspotForm ? (
        <HubSpotForm {...hubspotForm} instead={instead} />
      ) : (
        <NativeForm {...nativeForm} copy={form} />
      )}
      <p className="mt-5 text-small text-ink-2">
        {privacy.before}
        <a href={privacy.link.href} className="link">
          {privacy.link.label}
        </a>
        .
      </p>
    </section>
  )
}

type HubSpotProps = NonNullable<typeof hubspotForm> & Pick<Props, 'instead'>

function HubSpotForm({ portalId, region, formId, instead }: HubSpotProps) {
  return (
    <>
      <p className="text-small text-ink-2 mb-4">
        {instead.write}{' '}
        <a href={email.uri} className="link">
          {email.label}
        </a>{' '}
        {instead.call}{' '}
        <a href={phone.uri} className="link">
          {phone.label}
        </a>
        .
      </p>
      <div
        className="hs-form-frame"
        data-region={region}
        data-form-id={formId}
        data-portal-id={portalId}
      />
    </>
  )
}
