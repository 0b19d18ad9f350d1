import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is going to paper: some of the report is drawn for that alone. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture right after the event: what is to be on it must be there by then.
    function before() {
      flushSync(() => setIsPrinting(true))
    }

    function after() {
      setIsPrinting(false)
    }

    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}
