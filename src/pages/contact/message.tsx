import { hubspotForm, nativeForm } from '../../integrations/form.ts'
import { paths } from '../../paths.ts'
import { email, phone } from '../../site.ts'
import { NativeForm } from './native-form.tsx'

type Props = { title: string; lead: string }

/** The form: HubSpot's in its frame once it is configured, our own until then. */
export function Message({ title, lead }: Props) {
  return (
    <section className="ruled" id="message">
      <div className="page band cols gap-y-10">
        <div className="col-span-12 md:col-span-4">
          <h2>{title}</h2>
          <p className="text-ink-2 mt-6">{lead}</p>
          <p className="small text-ink-2 mt-6">
            What becomes of it is in the{' '}
            <a href={paths.legal('website-privacy-policy')} className="link">
              website privacy policy
            </a>
            .
          </p>
        </div>
        <div className="col-span-12 md:col-span-8 lg:col-span-7 lg:col-start-6">
          {hubspotForm ? <HubSpotForm {...hubspotForm} /> : <NativeForm {...nativeForm} />}
        </div>
      </div>
    </section>
  )
}

function HubSpotForm({ portalId, region, formId }: NonNullable<typeof hubspotForm>) {
  return (
    <>
      <p className="small text-ink-2 mb-4">
        If no form appears below, write to{' '}
        <a href={email.uri} className="link">
          {email.label}
        </a>{' '}
        or call{' '}
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
