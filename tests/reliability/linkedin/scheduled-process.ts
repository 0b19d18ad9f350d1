import syncLinkedInPosts from '../../../netlify/functions/sync-linkedin-posts.ts'

// The scheduled function in a process of its own, for a test that kills it.
await syncLinkedInPosts()
