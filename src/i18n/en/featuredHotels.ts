import type { FeaturedHotelsTexts } from '../vi/featuredHotels';

export const texts: FeaturedHotelsTexts = {
  heading: 'Featured hotels',
  loading: 'Loading hotels…',
  failed: 'Something went wrong while loading. Please try again later.',
  retry: 'Try again',
  empty: 'No hotels on this page',
  emptyHint: 'Go back to the first page, or search by destination.',
  firstPage: 'To the first page',
  caption: (shown: number, all: number, page: number, pages: number) =>
    `Showing ${shown} of ${all} hotels | Page ${page}/${pages}`,
  pager: 'Pages of featured hotels',
};
