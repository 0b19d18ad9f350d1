/** Places the left edge at minute `--at` of a chart that ends at `--end`. */
export const atTime = 'left-[calc(100%*var(--at)/var(--end))]'

/** Also makes it as wide as `--for` minutes. */
export const overTime = `${atTime} w-[calc(100%*var(--for)/var(--end))]`
