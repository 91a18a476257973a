import { countsFor, missedBy } from '../../../server/hotels/search/choiceCounts';

test.each([
  ['nothing', [], true],
  ['the property type', ['propertyType'], true],
  ['the rating', ['minRating'], true],
  // Amenities are asked for one beside the other: what lacks one lacks it with each other, too.
  ['the amenities', ['amenities'], false],
  ['the property type and the rating', ['propertyType', 'minRating'], false],
  ['the property type and the amenities', ['propertyType', 'amenities'], false],
])('what a hotel misses decides whether it counts for a choice: %s', (_, missed, counts) => {
  const meets = (name: string) => () => !missed.includes(name);
  const matching = {
    propertyType: meets('propertyType'),
    amenities: meets('amenities'),
    minRating: meets('minRating'),
    others: () => true,
  };
  expect(countsFor(missedBy(0, matching))).toBe(counts);
});
