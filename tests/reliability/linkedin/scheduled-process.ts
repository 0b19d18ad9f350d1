import syncLinkedInPosts from '../../../netlify/functions/sync-linkedin-posts.ts'

// The scheduled function in its own process, for a test that kills it.
await syncLinkedInPosts()
