import { platform } from '../site.ts'

/** How pages speak of the platform: by its name once site.ts gives one, and until then by its kind. */
export function platformWords({ name, store }: { name: string; store: string }) {
  return {
    /** To the reader: 'inside your IT service management platform'. */
    yours: name || 'your IT service management platform',
    /** The same, once it is clear what is meant: 'Built on your platform'. */
    yoursInShort: name || 'your platform',
    /** Of a customer: 'the Customer’s own instance of its IT service management platform'. */
    theirs: name || 'its IT service management platform',
    store: store || 'the platform’s store',
  }
}

export const onPlatform = platformWords(platform)
