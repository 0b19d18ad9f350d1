/** A photo that the site publishes, as it was when the site was built. */
export type GalleryPhoto = {
  /** The leader's id. */
  leader: string
  file: string
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** In pixels, as shown. */
  width: number
  height: number
  /** Of the file's bytes, in hexadecimal. */
  sha256: string
}
