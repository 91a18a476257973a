import { holdsParty } from '../../../../../domain/stays/party';
import type { FreeRoom } from '../../../../api/partner';
import { deskTexts } from '../../../../i18n/en/partner/desk';
import { Stack } from '../../../../ui/layout/Stack';
import type { DeskValues } from './deskValues';

const texts = deskTexts.warnings;

type DeskWarningsProps = {
  rooms: readonly FreeRoom[];
  values: Pick<DeskValues, 'numberOfAdults' | 'numberOfChildren'>;
};

/** What would have bound a traveller; the desk is only told. */
export function DeskWarnings({ rooms, values }: DeskWarningsProps) {
  const party = { adults: values.numberOfAdults ?? 1, children: values.numberOfChildren ?? 0 };
  const isTooLarge = rooms.length > 0 && !holdsParty(rooms, party);
  const told = [
    ...new Set(rooms.flatMap(({ warnings = [] }) => warnings)),
    ...(isTooLarge ? [texts.party] : []),
  ];
  return (
    <div role="status">
      {told.length > 0 && (
        <>
          <p>{texts.title}</p>
          <Stack as="ul" gap={1}>
            {told.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Stack>
        </>
      )}
    </div>
  );
}
