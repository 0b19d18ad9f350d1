import { useEffect, useState } from 'react'

/** The function may take this many seconds. */
const most = 60

export function Progress({ name, since }: { name: string; since: number }) {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.floor((now - since) / 1000)
  return (
    <div className="w-full text-on-bottle" translate="no">
      <progress
        className="photo-progress block w-full h-5.5 mb-2.5 appearance-none edge-on-bottle-2 rounded-bar bg-transparent"
        max={most}
        value={Math.min(seconds, most)}
        aria-label={`Time spent on ${name}’s photo, of ${most} seconds`}
      />
      <p className="text-data">
        {seconds} s<span className="text-on-bottle-2"> of {most} at most</span>
      </p>
    </div>
  )
}
