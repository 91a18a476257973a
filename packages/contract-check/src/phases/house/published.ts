import { expectStatus, needs, personOf, Skipped, tell, worldOf, type Context } from '../../context';
import { listAt, numberAt, textAt, textOf } from '../../json';
import { formOf, picture } from '../../world/picture';
import { freshCode, HOTEL, newRoom, secondHotel } from '../../world/world';

/** "Publishing needs an address, a description, a phone number and at least one room; what is missing is named." */
export async function published(ctx: Context): Promise<void> {
  needs(ctx, 'setHotelListing', 'listPartnerHotels', 'updatePartnerHotel');
  const other = personOf(ctx, 'otherPartner');
  if (!other.isOwn) throw new Skipped('the other partner was given, and may have no draft');
  const { token } = other;
  const list = await ctx.client.call('listPartnerHotels', {
    token,
    query: { size: 50, state: 'DRAFT' },
  });
  const draft = listAt(list.body, 'content').find(
    (row) => numberAt(row, 'numRooms') === 0 && textAt(row, 'businessName') === '',
  );
  if (!draft) throw new Skipped('the sign-up has left no empty draft');
  const id = numberAt(draft, 'id');
  const state = async (expected: string[], when: string) => {
    const read = await ctx.client.call('getPartnerHotel', { token, params: { id } });
    const missing = listAt(read.body, 'missing').map(textOf);
    const listed = await ctx.client.call('setHotelListing', {
      token,
      params: { hotelId: id },
      body: { listed: true },
    });
    const isRefused = listed.status === 422 && missing.length > 0;
    const hasAll = expected.every((one) => missing.some((name) => name.startsWith(one)));
    if (isRefused && hasAll && textAt(read.body, 'state') === 'DRAFT') return;
    tell(ctx, listed, {
      cause: 'a hotel is published, or may be, of which something is missing',
      severity: 'BREAKS SCREEN',
      expected: `422, and missing: ${expected.join()}, ${when}`,
      seen: `${listed.status}, missing: ${missing.join()}`,
    });
    await ctx.client.call('setHotelListing', {
      token,
      params: { hotelId: id },
      body: { listed: false },
    });
  };
  await state(['address', 'description', 'phone', 'room'], 'of a draft without anything');
  const place = { hotelId: id, token, price: 400_000 };
  const { id: roomId } = await newRoom(ctx, { ...place, number: '1' });
  await state(['address', 'description', 'phone'], 'of a draft with a room');
  const version = numberAt(
    (await ctx.client.call('getPartnerHotel', { token, params: { id } })).body,
    'version',
  );
  const saved = await ctx.client.call('updatePartnerHotel', {
    token,
    params: { id },
    body: { ...HOTEL, version },
  });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a hotel' });
  await ctx.client.call('deletePartnerRoom', { token, params: { hotelId: id, roomId } });
  await state(['room'], 'of a draft without a room');
}

/** "The cover first", wherever the house is shown. */
export async function covers(ctx: Context): Promise<void> {
  needs(ctx, 'uploadHotelImages', 'arrangeHotelImages', 'listPartnerHotels', 'setHotelListing');
  const { token } = worldOf(ctx).owner;
  const name = `Nhà Ảnh ${freshCode()}`;
  const { hotelId } = await secondHotel(ctx, { name }, 400_000);
  const files = formOf([
    { content: picture() },
    { content: picture(90, 60) },
    { content: picture(40, 60) },
  ]);
  const made = await ctx.client.call('uploadHotelImages', { token, params: { hotelId }, ...files });
  expectStatus(ctx, made, 201, { step: 'a partner uploads pictures' });
  const rows = Array.isArray(made.body) ? made.body : [];
  const imageIds = rows.map((row) => numberAt(row, 'id')).toReversed();
  for (const order of [undefined, imageIds]) {
    if (order) {
      const done = await ctx.client.call('arrangeHotelImages', {
        token,
        params: { hotelId },
        body: { imageIds: order },
      });
      expectStatus(ctx, done, 200, { step: 'a partner arranges pictures' });
    }
    // What these say of the same hotel is held against each other.
    await ctx.client.call('getPartnerHotel', { token, params: { id: hotelId } });
    await ctx.client.call('listPartnerHotels', { token, query: { text: name, size: 50 } });
    await ctx.client.call('getHotel', { params: { id: hotelId } });
    await ctx.client.call('listHotels', { query: { text: name, size: 50 } });
  }
}
