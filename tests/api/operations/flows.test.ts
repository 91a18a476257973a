import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { newPartner, newTraveller } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';

const root = path.join(__dirname, '../../..');

/** As docs/backends.md says it for any server. @throws with what was found */
async function respected(flow: string, input: object): Promise<void> {
  const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const file = path.join(root, `docs/contract/flows/${flow}.arazzo.yaml`);
  const server = ['--server', `contract=${sharedServer().url}`, '--input', JSON.stringify(input)];
  await promisify(execFile)(process.execPath, [redocly, 'respect', file, ...server]);
}

test('a traveller books and cancels as the flow says', async () => {
  const { email, password } = await newTraveller();
  const { id: hotelId } = await newHotel();
  const { checkInDate: checkIn, checkOutDate: checkOut } = stayIn(30);
  await respected('traveller', {
    ...{ email, password, hotelId, checkIn, checkOut },
    key: randomUUID(),
  });
});

test('a partner creates and sells as the flow says', async () => {
  const { email, password } = await newPartner();
  await respected('partner', { email, password, key: randomUUID(), code: 'FLOW10' });
});
