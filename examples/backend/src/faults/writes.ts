/** Of all families: what is written is not kept as it was, or what is refused is not read. */
export const OF_WRITES = {
  'headers, media types and cross-origin': [
    ['retry-after-zero', 'The page tries again at once, and is refused again.'],
    ['headers-unexposed-on-errors', 'The page cannot read when to try again.'],
  ],
} as const;
