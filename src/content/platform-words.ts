import { platform } from '../site.ts'

/** What pages call the platform: by its name if site.ts has one, or else by its kind. */
export function platformWords({ name, store }: { name: string; store: string }) {
  return {
    /** To the reader: 'inside your IT service management platform'. */
    yours: name || 'your IT service management platform',
    /** At the beginning of a sentence. */
    builtOn: name || 'Your IT service management platform',
    /** A short form, used after the long one: 'linked to your platform'. */
    yoursInShort: name || 'your platform',
    /** Of a customer: 'the Customer’s own instance of its IT service management platform'. */
    theirs: name || 'its IT service management platform',
    store: store || 'the platform’s store',
  }
}

export const onPlatform = platformWords(platform)
