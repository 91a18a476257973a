import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import {
  MAX_ADULTS,
  MAX_ADULTS_OF_ROOM,
  MAX_CHILDREN_OF_BOOKING,
  MAX_CHILDREN_OF_ROOM,
} from '../../domain/stays/party';

type Schemas = Record<string, { properties: Record<string, { maximum?: number }> }>;

const { schemas } = (
  load(readFileSync('openapi.yaml', 'utf8')) as { components: { schemas: Schemas } }
).components;
const most = (schema: string, field: string) => schemas[schema]?.properties[field]?.maximum;

test.each(['NewQuote', 'NewBooking'])('%s takes as many people as the rule says', (schema) => {
  expect(most(schema, 'adults')).toBe(MAX_ADULTS);
  expect(most(schema, 'children')).toBe(MAX_CHILDREN_OF_BOOKING);
});

test.each(['NewRoom', 'RoomChanges'])('%s takes as many people as a room may', (schema) => {
  expect(most(schema, 'numberOfAdults')).toBe(MAX_ADULTS_OF_ROOM);
  expect(most(schema, 'numberOfChildren')).toBe(MAX_CHILDREN_OF_ROOM);
});
