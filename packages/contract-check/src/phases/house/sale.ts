import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  Skipped,
  tell,
  worldOf,
  type Context,
} from '../../context';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../../json';
import { freshCode, HOTEL, newRoom, newVoucher, secondHotel, voucherOf } from '../../world/world';
import { formOf, picture } from '../../world/picture';
import { isAlike } from '../../told/alike';

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

/** What no discount is: nothing is made of it. */
export async function noDiscounts(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'listVouchers');
  const { token } = worldOf(ctx).owner;
  const cases: [string, Record<string, Json>][] = [
    [
      'of percents and of an amount',
      { discountPercent: 10, discountAmount: 10_000, currency: 'VND' },
    ],
    ['of nothing', {}],
    [
      'of an amount that applies by itself',
      { discountAmount: 10_000, currency: 'VND', autoApply: true },
    ],
    ['of all that applies by itself', { discountPercent: 100, autoApply: true }],
    ['of nothing that applies by itself', { discountPercent: 0, autoApply: true }],
    ['of half a dong', { discountAmount: 10_000.5, currency: 'VND' }],
    ['of more dollars than there may be', { discountAmount: 10_001, currency: 'USD' }],
  ];
  for (const [what, more] of cases) {
    const code = freshCode();
    const answer = await ctx.client.call('createVoucher', {
      token,
      body: { ...voucherOf(code), ...more },
    });
    if (answer.status === 201) {
      await ctx.client.call('deleteVoucher', {
        token,
        params: { id: numberAt(answer.body, 'id') },
      });
    }
    seemsStatus(ctx, answer, 422, {
      step: `a discount ${what} is made`,
      severity: answer.status === 201 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
    });
    const list = await ctx.client.call('listVouchers', { token, query: { text: code } });
    if (answer.status === 201 || numberAt(list.body, 'totalElements') === 0) continue;
    tell(ctx, list, {
      cause: 'a discount that was refused is there',
      severity: 'BREAKS SCREEN',
      expected: 'no discount',
      seen: code,
    });
  }
}

/** "False once the expiration has passed", and true again once it is to come. */
export async function overAndBack(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'getVoucher', 'updateVoucher', 'listVouchers');
  const { token } = worldOf(ctx).owner;
  const dates = { startDate: '2026-01-01T00:00:00Z', expirationDate: '2026-01-02T00:00:00Z' };
  const made = await newVoucher(ctx, token, { discountPercent: 8, ...dates });
  const call = { token, params: { id: made.voucherId } };
  const isActive = async (expected: boolean) => {
    const answer = await ctx.client.call('getVoucher', call);
    const list = await ctx.client.call('listVouchers', {
      token,
      query: { text: made.voucherCode },
    });
    const seen = [at(answer.body, 'isActive'), at(list.body, 'content', 0, 'isActive')];
    if (seen.every((one) => one === expected)) return answer;
    tell(ctx, answer, {
      cause: 'a discount is active, or is not, against its days',
      severity: 'BREAKS SCREEN',
      expected: `isActive: ${expected}`,
      seen: seen.map((one) => textOf(one ?? null)).join(),
    });
    return answer;
  };
  const read = await isActive(false);
  const version = numberAt(read.body, 'version');
  const longer = { ...voucherOf(made.voucherCode), discountPercent: 8, isActive: true, version };
  const { active: _active, ...body } = longer as Record<string, Json>;
  const saved = await ctx.client.call('updateVoucher', { ...call, body });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a discount' });
  await isActive(true);
}

/** Each by itself. */
export async function settings(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerSettings', 'updatePartnerSettings');
  const { token } = worldOf(ctx).owner;
  const { body: before } = await ctx.client.call('getPartnerSettings', { token });
  const choices = [true, false].flatMap((one) =>
    [true, false].map((two) => ({ mailOnBooking: one, mailOnCancellation: two })),
  );
  for (const body of [...choices, before as object]) {
    const saved = await ctx.client.call('updatePartnerSettings', { token, body });
    expectStatus(ctx, saved, 200, { step: 'a partner chooses which mails to get' });
    const read = await ctx.client.call('getPartnerSettings', { token });
    if ([saved, read].every((one) => isAlike(body as Json, one.body ?? null))) continue;
    tell(ctx, read, {
      cause: 'which mails a partner wants is not kept',
      severity: 'BREAKS SCREEN',
      expected: JSON.stringify(body),
      seen: read.text.slice(0, 120),
    });
  }
}

/** A review is found by who wrote it; an answer that is taken back is read by nobody. */
export async function takenBack(ctx: Context): Promise<void> {
  needs(ctx, 'listPartnerReviews', 'deleteReviewAnswer', 'answerReview', 'listReviews');
  const { hotelId, ids, owner } = worldOf(ctx);
  const { token } = owner;
  const reviewId = Number(ids['reviewId'] ?? Number.NaN);
  if (Number.isNaN(reviewId)) throw new Skipped('nobody has written a review');
  const params = { hotelId, reviewId };
  const { body } = await ctx.client.call('getPartnerReview', { token, params });
  for (const text of [textAt(body, 'userName'), textAt(body, 'bookingId')].filter(Boolean)) {
    const list = await ctx.client.call('listPartnerReviews', {
      token,
      query: { text, hotelId, size: 50 },
    });
    if (listAt(list.body, 'content').some((row) => numberAt(row, 'id') === reviewId)) continue;
    tell(ctx, list, {
      cause: 'a review is not found by its guest or its booking',
      severity: 'BREAKS SCREEN',
      expected: `review ${reviewId} by "${text}"`,
      seen: 'not there',
    });
  }
  for (const answer of ['Cảm ơn quý khách.', undefined, 'Hẹn gặp lại.']) {
    const done =
      answer === undefined
        ? await ctx.client.call('deleteReviewAnswer', { token, params })
        : await ctx.client.call('answerReview', { token, params, body: { answer } });
    expectStatus(ctx, done, 200, { step: 'a hotel answers a review, or takes that back' });
    // What these say of the same review is held against each other.
    await ctx.client.call('listReviews', { params: { id: hotelId } });
    for (const choice of ['answered', 'waiting']) {
      const list = await ctx.client.call('listPartnerReviews', {
        token,
        query: { answer: choice, hotelId, size: 50 },
      });
      const isThere = listAt(list.body, 'content').some((row) => numberAt(row, 'id') === reviewId);
      if (isThere === ((answer === undefined) === (choice === 'waiting'))) continue;
      tell(ctx, list, {
        cause: 'reviews are not chosen by whether they are answered',
        severity: 'BREAKS SCREEN',
        expected: `review ${reviewId} is ${answer === undefined ? 'waiting' : 'answered'}`,
        seen: `${isThere ? 'there' : 'not there'} among ${choice}`,
      });
    }
  }
}
