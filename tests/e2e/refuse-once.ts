/** In a page: the next element that React takes away is not where it was, as after a translator or an extension. */
export function refuseOnce() {
  const { removeChild } = Object.getOwnPropertyDescriptors(Node.prototype)
  Node.prototype.removeChild = () => {
    Object.defineProperty(Node.prototype, 'removeChild', removeChild)
    throw new Error('not in this test')
  }
}
