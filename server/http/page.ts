/** One page of a list, in the shape that every list of the contract has. */
export function pageOf<T>(
  content: T[],
  totalElements: number,
  { page, size }: { page: number; size: number },
) {
  return {
    content,
    totalPages: Math.ceil(totalElements / size),
    totalElements,
    numberOfElements: content.length,
    pageable: { pageNumber: page },
  };
}
