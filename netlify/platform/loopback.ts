const hosts = ['localhost', '127.0.0.1', '[::1]']

/** Whether a URL is on this machine, as a stand-in's is. */
export function isLoopback(url: string | URL): boolean {
  return hosts.includes(new URL(url).hostname)
}
