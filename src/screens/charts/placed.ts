/** Begins at the minute `--at` of a chart that ends at `--end`. */
export const atTime = 'left-[calc(100%*var(--at)/var(--end))]'

/** As wide as the minutes `--for`. */
export const overTime = `${atTime} w-[calc(100%*var(--for)/var(--end))]`
