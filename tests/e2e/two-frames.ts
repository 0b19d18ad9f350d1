/** In a page: waits until what just happened has been drawn, and its observers have been told. */
export async function twoFrames() {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}
