/// <reference types="vite/client" />
declare module 'virtual:uno.css'
declare module 'virtual:uno:icons.css'
declare module 'virtual:uno:preflights.css'
declare module 'virtual:uno:shortcuts.css'

interface ImportMetaEnv {
  readonly SITE_ORIGIN?: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  readonly VITE_BOOKING_DEMO_URL?: string
  readonly VITE_BOOKING_DISCOVERY_URL?: string
  readonly VITE_BOOKING_MEETING_URL?: string
  readonly VITE_BOOKING_CHIEF_EXECUTIVE_URL?: string
  readonly VITE_HUBSPOT_PORTAL_ID?: string
  readonly VITE_HUBSPOT_REGION?: string
  readonly VITE_HUBSPOT_FORM_ID?: string
  readonly VITE_PRICING_VIDEO_URL?: string
  readonly VITE_PLANNED_CHANGE_VIDEO_URL?: string
  readonly VITE_CUSTOMER_PORTAL_URL?: string
  readonly VITE_KNOWLEDGE_BASE_URL?: string
  readonly VITE_TRAINING_URL?: string
  readonly VITE_LINKEDIN_COMPANY_URL?: string
  readonly VITE_LINKEDIN_COMPANY_ID?: string
}
