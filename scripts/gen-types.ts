import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '../local/repository.ts'
import { startSupabase } from '../local/supabase/server.ts'
import { writeDatabaseTypes } from './database-types.ts'

// Run after each new migration: node scripts/gen-types.ts
const supabase = await startSupabase()
const file = join(repository, 'src/contracts/database.ts')
await writeFile(file, await writeDatabaseTypes(supabase))
await supabase.close()
console.log(`Wrote ${file}`)
