// Written by scripts/gen-types.ts from supabase/migrations: do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      linkedin_posts: {
        Row: {
          author: Json
          comments: number
          created_at: string
          hidden_at: string | null
          id: string
          image_url: string | null
          likes: number
          shares: number
          text: string
          title: string
          url: string
        }
        Insert: {
          author: Json
          comments?: number
          created_at: string
          hidden_at?: string | null
          id: string
          image_url?: string | null
          likes?: number
          shares?: number
          text?: string
          title: string
          url: string
        }
        Update: {
          author?: Json
          comments?: number
          created_at?: string
          hidden_at?: string | null
          id?: string
          image_url?: string | null
          likes?: number
          shares?: number
          text?: string
          title?: string
          url?: string
        }
        Relationships: []
      }
      photo_edits: {
        Row: {
          ended_at: string | null
          error_code: string | null
          id: number
          outcome: string
          result_key: string
          retry_after_seconds: number | null
          started_at: string
        }
        Insert: {
          ended_at?: string | null
          error_code?: string | null
          id?: never
          outcome?: string
          result_key: string
          retry_after_seconds?: number | null
          started_at?: string
        }
        Update: {
          ended_at?: string | null
          error_code?: string | null
          id?: never
          outcome?: string
          result_key?: string
          retry_after_seconds?: number | null
          started_at?: string
        }
        Relationships: []
      }
      sync_runs: {
        Row: {
          duration_ms: number | null
          ended_at: string | null
          error: string | null
          error_code: string | null
          fetched: number
          hidden: number
          id: number
          outcome: string
          pictures: number
          retry_after_seconds: number | null
          started_at: string
          stored: number
          trigger: string
          warning: string | null
        }
        Insert: {
          duration_ms?: never
          ended_at?: string | null
          error?: string | null
          error_code?: string | null
          fetched?: number
          hidden?: number
          id?: never
          outcome?: string
          pictures?: number
          retry_after_seconds?: number | null
          started_at?: string
          stored?: number
          trigger: string
          warning?: string | null
        }
        Update: {
          duration_ms?: never
          ended_at?: string | null
          error?: string | null
          error_code?: string | null
          fetched?: number
          hidden?: number
          id?: never
          outcome?: string
          pictures?: number
          retry_after_seconds?: number | null
          started_at?: string
          stored?: number
          trigger?: string
          warning?: string | null
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      claim_photo_edit: {
        Args: { wanted_key: string; stale_after_seconds: number; daily_limit: number }
        Returns: Json
      }
      claim_sync_run: { Args: { run_trigger: string; stale_after_seconds: number }; Returns: Json }
      photo_edits_left: { Args: { daily_limit: number }; Returns: number }
      schema_version: { Args: never; Returns: string }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
