type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

/** The shape of a table that supabase-js expects. */
type Table<Row> = { Row: Row; Insert: Row; Update: Partial<Row>; Relationships: [] }

/** The schema `public` of supabase/migrations, whose columns a test compares. No views or enums yet. */
export type Database = {
  public: {
    Tables: {
      linkedin_posts: Table<{
        id: string
        title: string
        author: Json
        text: string
        image_url: string | null
        url: string
        created_at: string
        likes: number
        comments: number
        shares: number
        hidden_at: string | null
      }>
      sync_runs: Table<{
        id: number
        trigger: string
        outcome: string
        started_at: string
        ended_at: string | null
        duration_ms: number | null
        fetched: number
        stored: number
        hidden: number
        pictures: number
        error_code: string | null
        error: string | null
        missing: string[]
        warning: string | null
        retry_after_seconds: number | null
        told: string[]
        told_on: string | null
        token_digest: string | null
      }>
      photo_edits: Table<{
        id: number
        result_key: string
        outcome: string
        started_at: string
        ended_at: string | null
        error_code: string | null
        retry_after_seconds: number | null
      }>
    }
    Functions: {
      begin_photo_edit: { Args: { wanted_key: string; daily_limit: number }; Returns: Json }
      claim_sync_run: { Args: { run_trigger: string; stale_after_seconds: number }; Returns: Json }
      photo_edits_left: { Args: { daily_limit: number }; Returns: number }
    }
    Views: { [_ in never]: never }
  }
}
