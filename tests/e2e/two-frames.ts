/** In a page: waits until what just happened has been drawn, and its observers have been told. */
export const twoFrames = async () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
