const hosts = ['localhost', '127.0.0.1', '[::1]']

/** Whether a URL leads to this machine, as a stand-in's does. */
export function isLoopback(url: string | URL): boolean {
  return hosts.includes(new URL(url).hostname)
}
