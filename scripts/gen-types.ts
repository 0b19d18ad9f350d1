import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { repository } from '../local/repository.ts'
import { startSupabase, type LocalSupabase } from '../local/supabase/server.ts'

type Column = {
  table: string
  name: string
  type: string
  nullable: boolean
  has_default: boolean
  /** The database alone writes it. */
  is_generated: boolean
}
type Routine = {
  name: string
  args: { name: string; type: string }[]
  defaults: number
  returns: string
}

const columnsQuery = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as has_default,
    a.attgenerated <> '' or a.attidentity = 'a' as is_generated
  from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by 1, 2`

const routinesQuery = `
  select p.proname as name, p.pronargdefaults as defaults,
    case when p.proretset then 'setof ' else '' end || format_type(p.prorettype, null) as returns,
    coalesce((
      select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type', format_type(t, null)) order by i)
      from unnest(p.proargtypes::oid[]) with ordinality as args (t, i)
    ), '[]') as args
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  order by 1`

const scalars: Record<string, string> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  boolean: 'boolean',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
}

function typeOf(type: string): string {
  if (type.startsWith('setof ')) return `${typeOf(type.slice(6))}[]`
  if (type.endsWith('[]')) return `${typeOf(type.slice(0, -2))}[]`
  return scalars[type] ?? 'string'
}

function valueOf({ type, nullable }: Column) {
  return typeOf(type) + (nullable ? ' | null' : '')
}

function written(column: Column, isOptional: boolean) {
  return column.is_generated
    ? `${column.name}?: never`
    : `${column.name}${isOptional ? '?' : ''}: ${valueOf(column)}`
}

function tableType(columns: Column[]) {
  return `{
  Row: { ${columns.map((column) => `${column.name}: ${valueOf(column)}`).join('\n')} }
  Insert: { ${columns.map((column) => written(column, column.nullable || column.has_default)).join('\n')} }
  Update: { ${columns.map((column) => written(column, true)).join('\n')} }
  Relationships: []
}`
}

function routineType({ args, defaults, returns }: Routine) {
  const required = args.length - defaults
  const fields = args.map(
    ({ name, type }, index) => `${name}${index < required ? '' : '?'}: ${typeOf(type)}`,
  )
  return `{ Args: ${fields.length > 0 ? `{ ${fields.join('\n')} }` : 'never'}; Returns: ${typeOf(returns)} }`
}

const none = '{ [_ in never]: never }'

function record(entries: [string, string][]) {
  return entries.length > 0
    ? `{ ${entries.map(([name, type]) => `${name}: ${type}`).join('\n')} }`
    : none
}

/** The schema `public` as the type that supabase-js takes: no enums, views or relations yet. */
export async function databaseTypes({ query }: Pick<LocalSupabase, 'query'>) {
  const columns = await query<Column>(columnsQuery)
  const routines = await query<Routine>(routinesQuery)
  const tables = Object.entries(Object.groupBy(columns, ({ table }) => table))
  const text = `// Written by scripts/gen-types.ts from supabase/migrations: do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: ${record(tables.map(([name, own]) => [name, tableType(own ?? [])]))}
    Views: ${none}
    Functions: ${record(routines.map((routine) => [routine.name, routineType(routine)]))}
    Enums: ${none}
    CompositeTypes: ${none}
  }
}
`
  const options = await resolveConfig(import.meta.filename)
  return format(text, { ...options, parser: 'typescript' })
}

// Run after each new migration: npm run gen-types
if (process.argv[1] === import.meta.filename) {
  const supabase = await startSupabase()
  const file = join(repository, 'src/contracts/database.ts')
  await writeFile(file, await databaseTypes(supabase))
  await supabase.close()
  console.log(`Wrote ${file}`)
}
