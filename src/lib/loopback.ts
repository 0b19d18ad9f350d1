const hosts = ['localhost', '127.0.0.1', '[::1]']

export function isLoopback(url: string | URL): boolean {
  return hosts.includes(new URL(url).hostname)
}
