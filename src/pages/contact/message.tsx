import { hubspotForm, nativeForm } from '../../integrations/form.ts'
import { email, phone } from '../../site.ts'
import { form, type message } from './copy.ts'
import { NativeForm } from './native-form.tsx'

type Props = typeof message

/** The form: HubSpot's in its frame once it is configured, our own until then. */
export function Message({ title, lead, privacy, instead }: Props) {
  return (
    <section className="ruled" data-band="Message" id="message">
      <div className="page band cols gap-y-10">
        <div className="col-span-12 md:col-span-4">
          <h2>{title}</h2>
          <p className="text-ink-2 mt-6">{lead}</p>
          <p className="text-small text-ink-2 mt-6">
            {privacy.before}
            <a href={privacy.link.href} className="link">
              {privacy.link.label}
            </a>
            .
          </p>
        </div>
        <div className="col-span-12 md:col-span-8 lg:col-span-8 col-rule">
          {hubspotForm ? (
            <HubSpotForm {...hubspotForm} instead={instead} />
          ) : (
            <NativeForm {...nativeForm} copy={form} />
          )}
        </div>
      </div>
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
