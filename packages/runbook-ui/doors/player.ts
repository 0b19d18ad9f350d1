export { RunbookPlayer } from '../player/runbook-player.tsx'
