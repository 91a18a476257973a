import fc from 'fast-check';
import { isEdited, threeWayMerge } from '../../../src/ui/form/threeWayMerge';

const text = fc.constantFrom('', 'a', 'b');
const record = fc.record({ name: text, phone: text, wishes: fc.array(text, { maxLength: 2 }) });

test('where nothing is typed the record is as it is by now, where nothing changed as it is typed', () => {
  fc.assert(
    fc.property(record, record, (was, other) => {
      expect(threeWayMerge(was, { was, is: other })).toEqual(other);
      expect(threeWayMerge(other, { was, is: was })).toEqual(other);
      expect(isEdited(structuredClone(was), was)).toBe(false);
    }),
  );
});

test('each value is the one that is typed, unless it is as it was', () => {
  const names = ['name', 'phone', 'wishes'] as const;
  fc.assert(
    fc.property(record, record, record, (typed, was, is) => {
      const merged = threeWayMerge(typed, { was, is });
      for (const name of names) {
        const isTyped = isEdited({ [name]: typed[name] }, { [name]: was[name] });
        expect(merged[name]).toEqual((isTyped ? typed : is)[name]);
      }
    }),
  );
});
