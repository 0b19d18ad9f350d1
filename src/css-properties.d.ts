import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, with which a part hands its figures to the stylesheet. */
    [property: `--${string}`]: string | number | undefined
  }
}
